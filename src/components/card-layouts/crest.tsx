import type { ReactNode } from 'react';
import type { BalanceParts, MemberParts } from '../card-layout';
import { MallLogo } from '../mall-logo';
import styles from './crest.module.css';

/** A coat of arms: logo and tier in the middle, in a frame, and all else below them. */
export function Balance({ label, points, worth, badge }: BalanceParts) {
  return (
    <Crest badge={badge} height={44}>
      <span className={styles.quiet}>{label}</span>
      {points('display')}
      <span className={styles.quiet}>{worth}</span>
    </Crest>
  );
}

export function Member({ program, badge, holder, id, code }: MemberParts) {
  return (
    <Crest badge={badge} height={56}>
      <span className={styles.program}>{program}</span>
      <span>{holder}</span>
      <span className={styles.id}>{id}</span>
      <span className={styles.code}>{code}</span>
    </Crest>
  );
}

function Crest({ badge, height, children }: { badge: ReactNode; height: number; children: ReactNode }) {
  return (
    <span className={styles.crest}>
      <span className={styles.plate}>
        <MallLogo height={height} />
      </span>
      {badge}
      {children}
    </span>
  );
}

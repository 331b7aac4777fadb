import type { BalanceParts, MemberParts } from '../card-layout';
import { MallLogo } from '../mall-logo';
import styles from './pass.module.css';

/** A ticket: the balance below its name, and a strip of bars behind the perforation. */
export function Balance({ program, label, points, worth, badge }: BalanceParts) {
  return (
    <span className={styles.ticket}>
      <span className={styles.part}>
        <b>{program}</b>
        {points('display')}
        <span className={styles.quiet}>{label}</span>
        <span className={styles.foot}>
          {badge}
          <span className={styles.quiet}>{worth}</span>
        </span>
      </span>
      <span className={styles.stub} aria-hidden="true">
        <i className={styles.bars} />
      </span>
    </span>
  );
}

/** The same ticket upright: who holds it above the perforation, and the code below. */
export function Member({ program, badge, holder, id, code }: MemberParts) {
  return (
    <span className={styles.ticket} data-upright>
      <span className={styles.part}>
        <span className={styles.foot}>
          <b>{program}</b>
          <span className={styles.logo}>
            <MallLogo height={28} />
          </span>
        </span>
        <span className={styles.holder}>{holder}</span>
        <span className={styles.foot}>
          <span className={styles.id}>{id}</span>
          {badge}
        </span>
      </span>
      <span className={styles.stub}>{code}</span>
    </span>
  );
}

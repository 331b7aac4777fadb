import type { BalanceParts, MemberParts } from '../card-layout';
import { MallLogo } from '../mall-logo';
import styles from './ledger.module.css';

/** A bank book: its cover above, and lines below it with the figures on the right. */
export function Balance({ program, label, points, worth, badge }: BalanceParts) {
  return (
    <>
      <span className={styles.cover}>
        <b>{program}</b>
        {badge}
      </span>
      <span className={styles.lines}>
        <span className={styles.line}>
          <span>{label}</span>
          {points('large')}
        </span>
        {worth === null ? null : (
          <span className={styles.line}>
            <span />
            <span>{worth}</span>
          </span>
        )}
      </span>
    </>
  );
}

export function Member({ program, badge, holder, id, code }: MemberParts) {
  return (
    <>
      <span className={styles.cover}>
        <span className={styles.logo}>
          <MallLogo height={28} />
        </span>
        <b>{program}</b>
      </span>
      <span className={styles.lines}>
        <span className={styles.line}>
          <span>{holder}</span>
          {badge}
        </span>
        {id === '' ? null : (
          <>
            <span className={styles.line}>
              <span />
              <span className={styles.id}>{id}</span>
            </span>
            <span className={styles.code}>{code}</span>
          </>
        )}
      </span>
    </>
  );
}

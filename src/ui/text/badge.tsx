import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  /** `tier` has the merchant's colour and is visible on a hero card too. The others show a status. */
  tone?: 'tier' | 'neutral' | 'brand' | 'success' | 'error' | 'danger' | 'info' | 'pending' | 'count';
  icon?: ReactNode;
  /** Of a tier with colours of its own. */
  place?: number | undefined;
  children: ReactNode;
}

/** A word or a count on a small coloured shape. */
export function Badge({ tone = 'neutral', icon, place, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-tier={place}>
      {icon}
      <span className={styles.word}>{children}</span>
    </span>
  );
}

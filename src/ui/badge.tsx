import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  /** `tier` is the merchant's own, and stands out on a hero card too; the others say a status. */
  tone?: 'tier' | 'neutral' | 'brand' | 'success' | 'error' | 'danger' | 'info' | 'pending' | 'count';
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or a count on a small ground. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      <span className={styles.word}>{children}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** The accessible name. */
  label: string;
  /** 0–100. */
  percent: number;
  tone?: 'brand' | 'success' | 'error' | 'info';
  /** Text above or beside the bar. */
  children?: ReactNode;
}

/** The progress of something, with a text above the line. */
export function ProgressBar({ label, percent, tone = 'brand', children }: ProgressBarProps) {
  const value = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div className={styles.bar}>
      {children === undefined ? null : <div className={styles.words}>{children}</div>}
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        data-tone={tone}
      >
        <div className={styles.fill} style={{ transform: `scaleX(${value / 100})` }} />
      </div>
    </div>
  );
}

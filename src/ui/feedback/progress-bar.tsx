import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** The accessible name. */
  label: string;
  /** 0–100. */
  percent: number;
  tone?: 'brand' | 'success' | 'error' | 'info';
  /** A line for the edge of something. */
  thin?: boolean;
  /** Text above or beside the bar. */
  children?: ReactNode;
}

/** The progress of something, with a text above the line. */
export function ProgressBar({ label, percent, tone = 'brand', thin, children }: ProgressBarProps) {
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
        data-thin={thin || undefined}
      >
        <div className={styles.fill} style={{ transform: `scaleX(${value / 100})` }} />
      </div>
    </div>
  );
}

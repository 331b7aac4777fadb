import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Takes the whole row. */
  wide?: boolean;
}

/** Short facts with their names, two in a row. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? styles.wide : undefined}>
          <dt className={styles.name}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

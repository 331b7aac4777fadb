import type { ReactNode } from 'react';
import styles from './stepper.module.css';

interface StepperProps {
  /** Name of the list. */
  label: string;
  steps: readonly { id: string; label: ReactNode; hint?: ReactNode }[];
  /** Index of the current step. The steps before it are done; all of them if there is no such step. */
  current: number;
}

/** Steps on a line: tiers, the way of a bill. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.label}>{step.label}</span>
          {step.hint === undefined ? null : <span className={styles.hint}>{step.hint}</span>}
        </li>
      ))}
    </ol>
  );
}

import type { ReactNode } from 'react';
import styles from './state.module.css';

interface EmptyStateProps {
  /** One of `ui/drawings`. */
  drawing: ReactNode;
  title: string;
  text?: string | undefined;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** Says in a friendly way that there is nothing here, with a next step. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing}
      <p className={styles.title}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  children: ReactNode;
  /** With `flush`, rows and pictures reach the edges. */
  padding?: 'normal' | 'flush';
  tone?: 'surface' | 'tint' | 'error';
  /** Makes the card a `section` with a heading. */
  title?: string | undefined;
  /** To the right of the title, such as a 'View All' link. */
  action?: ReactNode;
}

/** A surface with a hairline and a 16 px radius. */
export function Card({ children, padding = 'normal', tone = 'surface', title, action }: CardProps) {
  const Tag = title === undefined ? 'div' : 'section';
  return (
    <Tag className={styles.card} data-padding={padding} data-tone={tone}>
      {title === undefined ? null : (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {action}
        </div>
      )}
      {children}
    </Tag>
  );
}

import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './list-row.module.css';
import type { RenderRoot } from './render-root';

export interface ListRowProps {
  /** An icon or a picture at the left. */
  leading?: ReactNode;
  title: ReactNode;
  /** The quiet second line. */
  subtitle?: ReactNode;
  /** Figures or a status at the right. */
  trailing?: ReactNode;
  onClick?: (() => void) | undefined;
  renderRoot?: RenderRoot | undefined;
  /** A chevron for rows that lead somewhere. */
  chevron?: boolean;
}

/** A row of a list, 64 px or taller. The list around it gives the `li`. */
export function ListRow({
  leading,
  title,
  subtitle,
  trailing,
  onClick,
  renderRoot,
  chevron = false,
}: ListRowProps) {
  const content = (
    <>
      {leading === undefined ? null : <span className={styles.leading}>{leading}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {subtitle === undefined ? null : <span className={styles.subtitle}>{subtitle}</span>}
      </span>
      {trailing === undefined ? null : <span className={styles.trailing}>{trailing}</span>}
      {chevron ? <IconChevronRight size={20} aria-hidden className={styles.chevron} /> : null}
    </>
  );
  if (renderRoot) return renderRoot({ className: styles.row, children: content });
  if (onClick) {
    return (
      <button type="button" className={styles.row} onClick={onClick}>
        {content}
      </button>
    );
  }
  return <div className={styles.row}>{content}</div>;
}

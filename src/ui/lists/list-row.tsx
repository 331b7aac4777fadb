import { IconChevronRight } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton, TextSkeleton } from '../feedback/skeleton';
import styles from './list-row.module.css';

interface RowLook {
  /** An icon or a picture on the left. */
  leading?: ReactNode;
  /** The first line. */
  label: ReactNode;
  /** The quiet second line. */
  subtitle?: ReactNode;
  /** Figures or a status on the right. */
  trailing?: ReactNode;
  /** A chevron, for rows that are links. */
  chevron?: boolean;
}

interface ListRowProps extends RowLook {
  onClick?: (() => void) | undefined;
}

/** A row of a list, at least 64 px high. The list around it adds the `li`. */
export function ListRow({ onClick, ...look }: ListRowProps) {
  if (!onClick) {
    return (
      <div className={styles.row}>
        <Content {...look} />
      </div>
    );
  }
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      <Content {...look} />
    </button>
  );
}

/** A row that is one link. */
export function RowAnchor(props: RowLook & ComponentProps<'a'>) {
  const { leading, label, subtitle, trailing, chevron, ...anchor } = props;
  return (
    <a {...anchor} className={styles.row}>
      <Content
        leading={leading}
        label={label}
        subtitle={subtitle}
        trailing={trailing}
        chevron={chevron ?? false}
      />
    </a>
  );
}

function Content({ leading, label, subtitle, trailing, chevron = false }: RowLook) {
  return (
    <>
      {leading === undefined ? null : <span className={styles.leading}>{leading}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{label}</span>
        {subtitle === undefined ? null : <span className={styles.subtitle}>{subtitle}</span>}
      </span>
      {trailing === undefined ? null : <span className={styles.trailing}>{trailing}</span>}
      {chevron ? <IconChevronRight size={20} aria-hidden className={styles.chevron} /> : null}
    </>
  );
}

interface RowSkeletonProps {
  count: number;
  /** The blocks beside its words. */
  leading?: ReactNode;
  trailing?: ReactNode;
  /** In px, for rows that are higher than 64 by their words. */
  height?: number;
}

/** The outline of rows. */
export function RowSkeleton({ count, leading, trailing, height }: RowSkeletonProps) {
  return (
    <Skeleton count={count} className="divided">
      <div className={styles.row} style={{ minHeight: height }}>
        {leading}
        <TextSkeleton lines={2} />
        {trailing}
      </div>
    </Skeleton>
  );
}

import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** How many outlines to show. */
  count?: number;
  /** The class for their layout. Without it they are in one column. */
  className?: string | undefined;
  /** The outline of one, made of the blocks below. Its code is beside the card that it imitates. */
  children: ReactNode;
}

/**
 * The outline of content that is loading. Screen readers ignore it, because the screen says in words that it is
 * loading.
 */
export function Skeleton({ count = 1, className, children }: SkeletonProps) {
  return (
    <div className={className ?? styles.group} aria-hidden="true">
      {times(count, children)}
    </div>
  );
}

/** Lines of text. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {times(lines, <span className={styles.text} />)}
    </span>
  );
}

interface BlockSkeletonProps {
  /** Width by height. */
  ratio?: number;
  /** In px. Without a width it is as wide as its place. */
  width?: number;
  height?: number;
  /** Whose corners it has. */
  corner?: 'field' | 'card' | 'hero' | 'circle';
  className?: string | undefined;
}

/** A picture, or any other single block. */
export function BlockSkeleton({ ratio, width, height, corner, className }: BlockSkeletonProps) {
  return (
    <span
      className={className ? `${styles.block} ${className}` : styles.block}
      style={{ aspectRatio: ratio, width, height }}
      data-corner={corner}
      aria-hidden="true"
    />
  );
}

/** Labelled fields of a form. */
export function FieldSkeleton({ count }: { count: number }) {
  return (
    <Skeleton count={count}>
      <BlockSkeleton className={styles.field} />
    </Skeleton>
  );
}

function times(count: number, child: ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Repeated key={index}>{child}</Repeated>
  ));
}

function Repeated({ children }: { children: ReactNode }) {
  return children;
}

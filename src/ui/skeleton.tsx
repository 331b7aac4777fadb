import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** How many outlines to show. */
  count?: number;
  /** How they stand among each other; else one under the other. */
  className?: string | undefined;
  /** The outline of one, made of the blocks below; it stands beside the card that it imitates. */
  children: ReactNode;
}

/** The outline of what is loading. Silent: the screen says in words that it loads. */
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
  /** Width by height; else the class says. */
  ratio?: number;
  className?: string | undefined;
}

/** A picture, or anything else that is one block. */
export function BlockSkeleton({ ratio, className }: BlockSkeletonProps) {
  return (
    <span
      className={className ? `${styles.block} ${className}` : styles.block}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}

/** A banner, a gallery or a map. */
export function BannerSkeleton({ ratio = 16 / 9 }: { ratio?: number }) {
  return <BlockSkeleton ratio={ratio} className={styles.banner} />;
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

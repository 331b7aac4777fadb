import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** What comes in its place. */
  shape: 'text' | 'row' | 'card' | 'product' | 'tile' | 'banner';
  /** How many of them; text counts its lines. */
  count?: number;
}

/** The outline of what is loading. Silent: the screen says in words that it loads. */
export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  return (
    <div className={styles.group} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <div key={index} className={styles[shape]}>
          {shape === 'row' || shape === 'product' ? (
            <>
              <span className={styles.picture} />
              <span className={styles.lines}>
                <span className={styles.text} />
                <span className={styles.text} />
              </span>
            </>
          ) : null}
        </div>
      ))}
    </div>
  );
}

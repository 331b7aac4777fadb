import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** What comes in its place. */
  shape:
    | 'text'
    | 'field'
    | 'strip'
    | 'row'
    | 'card'
    | 'product'
    | 'offer'
    | 'line'
    | 'tier'
    | 'tile'
    | 'banner';
  /** How many of them; text counts its lines. */
  count?: number;
  /** Width by height of a banner. */
  ratio?: number;
}

/** Lines of text beside or under a picture; the other shapes are one block. */
const lines: Partial<Record<SkeletonProps['shape'], number>> = {
  strip: 2,
  row: 3,
  product: 3,
  offer: 3,
  line: 4,
  tier: 3,
};

/** The outline of what is loading. Silent: the screen says in words that it loads. */
export function Skeleton({ shape, count = 1, ratio }: SkeletonProps) {
  const words = lines[shape];
  return (
    <div className={styles.group} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
          key={index}
          className={styles[shape]}
          style={ratio === undefined ? undefined : { aspectRatio: ratio }}
        >
          {words === undefined ? null : (
            <>
              {shape === 'tier' ? null : <span className={styles.picture} />}
              <span className={styles.lines}>
                {Array.from({ length: words }, (_, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
                  <span key={line} className={styles.text} />
                ))}
              </span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

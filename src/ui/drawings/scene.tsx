import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** The looks of the shapes. */
export const { accent, faint, fill, line, paper } = styles;

interface SceneProps {
  /** Whether the spark and the dot that most scenes share are in it. */
  spark?: boolean;
  children: ReactNode;
}

/** A small scene in the brand's colours on the brand's pattern. It is decoration, because the words are beside it. */
export function Scene({ spark = true, children }: SceneProps) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <svg viewBox="0 0 160 120" className={styles.scene} role="presentation">
        <ellipse className={styles.ground} cx="80" cy="106" rx="50" ry="5" />
        {spark ? (
          <>
            <path className={accent} d="M128 26l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
            <circle className={fill} cx="30" cy="44" r="4" />
          </>
        ) : null}
        {children}
      </svg>
    </div>
  );
}

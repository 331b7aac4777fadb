import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** A small scene in the brand's colours on the brand's pattern. It is decoration, because the words are beside it. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <svg viewBox="0 0 160 120" className={styles.scene} role="presentation">
        <ellipse className={styles.ground} cx="80" cy="106" rx="50" ry="5" />
        {children}
      </svg>
    </div>
  );
}

/** A spark and a dot that several scenes share. */
export function Spark() {
  return (
    <>
      <path className={styles.accent} d="M128 26l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
      <circle className={styles.fill} cx="30" cy="44" r="4" />
    </>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import styles from './hero-card.module.css';

interface HeroLook {
  children?: ReactNode;
  /** `card` has the proportions of a card in a wallet. */
  shape?: 'block' | 'card';
}

/** The branded surface for important content: balance, membership card. Its text has the hero's ink. */
export function HeroCard({ children, shape = 'block' }: HeroLook) {
  return (
    <div className={styles.hero}>
      <span className={styles.content} data-shape={shape}>
        {children}
      </span>
    </div>
  );
}

/** A hero card that is one link. */
export function HeroAnchor({ children, shape = 'block', ...anchor }: HeroLook & ComponentProps<'a'>) {
  return (
    <a {...anchor} className={styles.hero}>
      <span className={styles.content} data-shape={shape}>
        {children}
      </span>
    </a>
  );
}

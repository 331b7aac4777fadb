import type { ComponentProps, ReactNode } from 'react';
import type { CardFinish } from '@/brand/card-look';
import styles from './hero-card.module.css';

interface HeroLook {
  children?: ReactNode;
  /** `card` has the proportions of a card in a wallet. */
  shape?: 'block' | 'card';
  /** For the cards that the mall may have in another finish. */
  finish?: CardFinish | undefined;
  /** The place of a tier whose colours the card has. */
  tier?: number | undefined;
}

/** The branded surface for important content: balance, membership card. Its text has the hero's ink. */
export function HeroCard({ children, shape = 'block', finish, tier }: HeroLook) {
  return (
    <div className={styles.hero} data-finish={finish} data-tier={tier}>
      <span className={styles.content} data-shape={shape}>
        {children}
      </span>
    </div>
  );
}

/** A hero card that is one link. */
export function HeroAnchor({
  children,
  shape = 'block',
  finish,
  tier,
  ...anchor
}: HeroLook & ComponentProps<'a'>) {
  return (
    <a {...anchor} className={styles.hero} data-finish={finish} data-tier={tier}>
      <span className={styles.content} data-shape={shape}>
        {children}
      </span>
    </a>
  );
}

import type { ReactNode } from 'react';
import styles from './hero-card.module.css';
import type { RenderRoot } from './render-root';

export interface HeroCardProps {
  children: ReactNode;
  /** `card` keeps the proportions of a card in a wallet. */
  shape?: 'block' | 'card';
  /** Makes the whole card a link. */
  renderRoot?: RenderRoot | undefined;
}

/** The branded surface for what one wants to show: balance, membership card. Its text takes the hero's ink. */
export function HeroCard({ children, shape = 'block', renderRoot }: HeroCardProps) {
  const content = (
    <span className={styles.content} data-shape={shape}>
      {children}
    </span>
  );
  if (renderRoot) return renderRoot({ className: styles.hero, children: content });
  return <div className={styles.hero}>{content}</div>;
}

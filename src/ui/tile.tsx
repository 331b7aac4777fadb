import type { ReactNode } from 'react';
import type { RenderRoot } from './render-root';
import styles from './tile.module.css';

export interface TileProps {
  icon: ReactNode;
  label: string;
  onClick?: (() => void) | undefined;
  renderRoot?: RenderRoot | undefined;
}

/** A shortcut: an icon on the brand's tint over its name. */
export function Tile({ icon, label, onClick, renderRoot }: TileProps) {
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </>
  );
  if (renderRoot) return renderRoot({ className: styles.tile, children: content });
  return (
    <button type="button" className={styles.tile} onClick={onClick}>
      {content}
    </button>
  );
}

/** Tiles side by side, as many to a row as have room. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

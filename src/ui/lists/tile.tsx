import type { ComponentProps, ReactNode } from 'react';
import { BlockSkeleton } from '../feedback/skeleton';
import styles from './tile.module.css';

interface TileLook {
  icon: ReactNode;
  label: string;
}

interface TileProps extends TileLook {
  onClick: () => void;
}

/** A shortcut: an icon on the brand's tint, above its name. */
export function Tile({ onClick, ...look }: TileProps) {
  return (
    <button type="button" className={styles.tile} onClick={onClick}>
      <Content {...look} />
    </button>
  );
}

/** A shortcut that is a link. */
export function TileAnchor({ icon, label, ...anchor }: TileLook & ComponentProps<'a'>) {
  return (
    <a {...anchor} className={styles.tile}>
      <Content icon={icon} label={label} />
    </a>
  );
}

function Content({ icon, label }: TileLook) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </>
  );
}

/** The outline of a shortcut. */
export function TileSkeleton() {
  return <BlockSkeleton corner="card" className={styles.outline} />;
}

interface TileGridProps {
  children: ReactNode;
  /** Few enough to stand in one row, also on the smallest phone. */
  oneRow?: boolean;
}

/** Tiles in rows, as many per row as fit. */
export function TileGrid({ children, oneRow = false }: TileGridProps) {
  return (
    <div className={styles.grid} data-row={oneRow || undefined}>
      {children}
    </div>
  );
}

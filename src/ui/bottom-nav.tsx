import type { ReactNode } from 'react';
import styles from './bottom-nav.module.css';
import type { RootProps } from './render-root';

export interface BottomNavEntry {
  id: string;
  label: string;
  icon: ReactNode;
  active: boolean;
}

export interface BottomNavProps<Entry extends BottomNavEntry> {
  /** Name of the landmark. */
  label: string;
  entries: readonly Entry[];
  /** Renders the entry's link around what it is given. */
  renderLink: (entry: Entry, props: RootProps) => ReactNode;
}

/** The main navigation at the column's foot. While it is on the page, `--ui-nav-room` keeps its place free. */
export function BottomNav<Entry extends BottomNavEntry>({
  label,
  entries,
  renderLink,
}: BottomNavProps<Entry>) {
  return (
    <nav className={styles.nav} aria-label={label} data-bottom-nav="">
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            {renderLink(entry, {
              className: styles.link,
              'aria-current': entry.active ? 'page' : undefined,
              children: (
                <>
                  <span className={styles.icon}>{entry.icon}</span>
                  <span className={styles.label}>{entry.label}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import styles from './bottom-nav.module.css';

interface BottomNavProps {
  /** Name of the landmark. */
  label: string;
  /** One `NavAnchor` each. */
  children: readonly ReactNode[];
}

/** The main navigation, in the `NavBar`. */
export function BottomNav({ label, children }: BottomNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

interface NavAnchorProps extends ComponentProps<'a'> {
  label: string;
  icon: ReactNode;
  active: boolean;
}

/** A tab of the main navigation. */
export function NavAnchor({ label, icon, active, ...anchor }: NavAnchorProps) {
  return (
    <li className={styles.entry}>
      <a {...anchor} className={styles.link} aria-current={active ? 'page' : undefined}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.label}>{label}</span>
      </a>
    </li>
  );
}

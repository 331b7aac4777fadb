import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import styles from './bottom-nav.module.css';

interface BottomNavProps {
  /** Name of the landmark. */
  label: string;
  /** One `NavAnchor` each. */
  children: readonly ReactNode[];
}

/** The main navigation at the foot of the column. While it is on the page, `--ui-nav-room` reserves its room. */
export function BottomNav({ label, children }: BottomNavProps) {
  // Not with `:has()`, because Firefox 115 and Chrome 103 lack it: the navigation would cover the purchase buttons.
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-bottom-nav', true);
    return () => documentElement.removeAttribute('data-bottom-nav');
  }, []);
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

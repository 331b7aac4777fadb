import { type ReactNode, useLayoutEffect } from 'react';
import styles from './nav-bar.module.css';

/**
 * The bar at the foot of the column. While it is on the page, `--ui-nav-room` reserves its room. It stands there before
 * the tabs have loaded. Otherwise a button at the foot would move under a finger that is about to tap it.
 */
export function NavBar({ children }: { children: ReactNode }) {
  // Not with `:has()`, because Firefox 115 and Chrome 103 lack it: the bar would cover the purchase buttons.
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-bottom-nav', true);
    return () => documentElement.removeAttribute('data-bottom-nav');
  }, []);
  return <div className={styles.bar}>{children}</div>;
}

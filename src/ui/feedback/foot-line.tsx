import type { ReactNode } from 'react';
import { useRoom } from '../hooks/use-room';
import styles from './foot-line.module.css';

/** A line above the navigation. It has room of its own there, so it covers nothing and moves nothing. */
export function FootLine({ children }: { children: ReactNode }) {
  const place = useRoom('--ui-offer-room');
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.line}>{children}</div>
    </div>
  );
}

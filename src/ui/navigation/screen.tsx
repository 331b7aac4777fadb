import type { ReactNode } from 'react';
import { useRoom } from '../hooks/use-room';
import styles from './screen.module.css';

export interface ScreenProps {
  /** Usually a `ScreenHeader`. It stays visible. */
  header?: ReactNode;
  /** The primary action of a long screen. It sticks above the bottom navigation, in reach of the thumb. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen, in the 660 px column: the header, and the only `main` with its sticky foot. */
export function Screen({ header, foot, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      {header}
      <main className={styles.main} id="main" tabIndex={-1}>
        <div className={styles.content}>{children}</div>
        {foot === undefined ? null : <Foot>{foot}</Foot>}
      </main>
    </div>
  );
}

function Foot({ children }: { children: ReactNode }) {
  const foot = useRoom('--ui-foot-room');
  return (
    <div ref={foot} className={styles.foot}>
      {children}
    </div>
  );
}

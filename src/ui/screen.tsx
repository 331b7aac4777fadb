import type { ReactNode } from 'react';
import styles from './screen.module.css';

export interface ScreenProps {
  /** Usually a `ScreenHeader`; stays in view. */
  header?: ReactNode;
  /** The primary action of a long screen, sticky within thumb reach and above the bottom navigation. */
  foot?: ReactNode;
  /** `flush` leaves the sides to the content: lists and pictures that reach the column's edges. */
  layout?: 'padded' | 'flush';
  children: ReactNode;
}

/** The frame of every screen: header and the one `main`, whose foot sticks, in the 660 px column. */
export function Screen({ header, foot, layout = 'padded', children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      {header}
      <main className={styles.main} id="main" tabIndex={-1}>
        <div className={styles.content} data-layout={layout}>
          {children}
        </div>
        {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
      </main>
    </div>
  );
}

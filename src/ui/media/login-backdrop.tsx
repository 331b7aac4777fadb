import type { ReactNode } from 'react';
import styles from './login-backdrop.module.css';

interface LoginBackdropProps {
  /** The merchant's logo, as an image with the mall's name. */
  logo: ReactNode;
  /** The programme's name, under the logo. */
  name?: string;
  /** The form, with the screen's `h1`. */
  children: ReactNode;
}

/**
 * The frame of the login screens: the brand's surface with the logo, and the form on a sheet over it. It contains the
 * `main`.
 */
export function LoginBackdrop({ logo, name, children }: LoginBackdropProps) {
  return (
    <div className={styles.backdrop} data-finish="photo">
      <header className={styles.brand}>
        <div className={styles.logo}>{logo}</div>
        {name === undefined ? null : <p className={styles.name}>{name}</p>}
      </header>
      <main className={styles.sheet} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

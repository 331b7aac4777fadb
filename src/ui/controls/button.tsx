import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLook {
  children?: ReactNode;
  /** Use `primary` once per screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `compact` keeps a 44 px target in rows and cards. */
  size?: 'full' | 'compact';
}

interface ButtonProps extends ButtonLook {
  type?: 'button' | 'submit';
  onClick?: ((event: MouseEvent) => void) | undefined;
  disabled?: boolean | undefined;
  /** Shows a loader instead of the label and ignores clicks. */
  loading?: boolean | undefined;
}

/**
 * The button. `full` makes it as wide as its row and 48 px high. It is not one of Mantine's, because these would bring
 * Mantine's style system into the first load of every screen (docs/decisions/0003-first-paint.md).
 */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'full', type = 'button', children, ...rest } = props;
  const { loading = false, disabled = false, onClick } = rest;
  return (
    <button
      type={type}
      onClick={onClick}
      disabled={disabled || loading}
      className={styles.root}
      data-look={variant}
      data-size={size}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
    >
      <span className={styles.label}>{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonAnchor(props: ButtonLook & ComponentProps<'a'>) {
  const { variant = 'primary', size = 'full', children, ...anchor } = props;
  return (
    <a {...anchor} className={styles.root} data-look={variant} data-size={size}>
      <span className={styles.label}>{children}</span>
    </a>
  );
}

import { UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLook {
  children?: ReactNode;
  /** Use `primary` once per screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `compact` keeps a 44 px target in rows and cards. */
  size?: 'full' | 'compact';
}

export interface ButtonProps extends ButtonLook {
  type?: 'button' | 'submit';
  onClick?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Shows a loader instead of the label and ignores clicks. */
  loading?: boolean | undefined;
}

/**
 * The button. `full` makes it as wide as its row and 48 px high. It uses Mantine's unstyled button, because the styled
 * one adds a loader and transitions to the first load: 5 kB that nobody sees there.
 */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'full', type = 'button', children, ...rest } = props;
  const { loading = false, disabled = false, onClick } = rest;
  return (
    <UnstyledButton
      type={type}
      onClick={onClick}
      disabled={disabled || loading}
      className={styles.root}
      mod={{ look: variant, size, loading }}
      aria-busy={loading || undefined}
    >
      <span className={styles.label}>{children}</span>
    </UnstyledButton>
  );
}

/** A link that looks like a button. */
export function ButtonAnchor(props: ButtonLook & ComponentProps<'a'>) {
  const { variant = 'primary', size = 'full', children, ...anchor } = props;
  return (
    <UnstyledButton component="a" {...anchor} className={styles.root} mod={{ look: variant, size }}>
      <span className={styles.label}>{children}</span>
    </UnstyledButton>
  );
}

import { UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import type { ReactNode } from 'react';
import styles from './button.module.css';
import type { RenderRoot } from './render-root';

export interface ButtonProps {
  children: ReactNode;
  /** `primary` once per screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `compact` keeps a 44 px target in rows and cards. */
  size?: 'full' | 'compact';
  type?: 'button' | 'submit';
  onClick?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Shows a loader in the label's place and takes no clicks. */
  loading?: boolean | undefined;
  /** Renders a link in the button's place. */
  renderRoot?: RenderRoot | undefined;
}

/**
 * The button. `full` fills its row at 48 px. It stands on Mantine's unstyled button: the styled one brings its loader and
 * its transitions to the first page, 5 kB that nobody sees there.
 */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'full', type = 'button', renderRoot, ...rest } = props;
  const { loading = false, disabled = false, children, ...events } = rest;
  const content = (
    <>
      <span className={styles.label}>{children}</span>
      {loading ? <span className={styles.ring} /> : null}
    </>
  );
  return (
    <UnstyledButton
      {...events}
      {...(renderRoot ? { renderRoot } : { type, disabled: disabled || loading })}
      className={styles.root}
      mod={{ look: variant, size, loading }}
      aria-busy={loading || undefined}
    >
      {content}
    </UnstyledButton>
  );
}

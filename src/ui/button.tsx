import { Button as MantineButton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import type { ReactNode } from 'react';
import styles from './button.module.css';
import type { RenderRoot } from './render-root';

export interface ButtonProps {
  children: ReactNode;
  /** `primary` once per screen; `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `compact` keeps a 44 px target in rows and cards. */
  size?: 'full' | 'compact';
  type?: 'button' | 'submit' | 'reset';
  onClick?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Shows a loader in the label's place and takes no clicks. */
  loading?: boolean | undefined;
  icon?: ReactNode;
  /** Renders a link in the button's place. */
  renderRoot?: RenderRoot | undefined;
  /** Accessible name where the visible text alone is ambiguous; it must contain that text. */
  label?: string | undefined;
  form?: string | undefined;
}

/** The button. `full` fills its row at 48 px. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'full',
    type = 'button',
    icon,
    renderRoot,
    label,
    loading,
    ...rest
  } = props;
  return (
    <MantineButton
      {...rest}
      {...(renderRoot ? { renderRoot } : { type })}
      classNames={{ root: styles.root, inner: styles.inner, label: styles.label }}
      variant={variant === 'primary' ? 'filled' : 'unstyled'}
      mod={{ look: variant, size }}
      fullWidth={size === 'full'}
      leftSection={icon}
      loading={loading ?? false}
      aria-busy={loading || undefined}
      aria-label={label}
    />
  );
}

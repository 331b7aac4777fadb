import { InputBase } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface ChoiceFieldProps {
  label: string;
  /** The name of what is chosen; undefined for nothing. */
  chosen: string | undefined;
  placeholder: string;
  error?: ReactNode;
  disabled?: boolean;
  /** Opens the choices. */
  onOpen: () => void;
}

/** A field whose choices stand on a sheet of their own, with a search: for lists that a device's select is too long for. */
export function ChoiceField({ label, chosen, placeholder, error, disabled, onOpen }: ChoiceFieldProps) {
  return (
    <InputBase
      component="button"
      type="button"
      label={label}
      error={error}
      disabled={disabled ?? false}
      pointer
      multiline={false}
      aria-haspopup="dialog"
      // Its label is its name, as with every field; what is chosen is read out behind it.
      aria-description={chosen ?? placeholder}
      classNames={styles}
      rightSection={<IconChevronDown size={20} aria-hidden />}
      rightSectionPointerEvents="none"
      onClick={onOpen}
    >
      <span className={styles.choice} data-empty={chosen === undefined || undefined}>
        {chosen ?? placeholder}
      </span>
    </InputBase>
  );
}

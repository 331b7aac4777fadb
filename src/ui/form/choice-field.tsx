import { InputBase } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { withMantine } from '../with-mantine';
import styles from './field.module.css';

interface ChoiceFieldProps {
  label: string;
  /** The name of the chosen option, or undefined. */
  chosen: string | undefined;
  placeholder: string;
  error?: ReactNode;
  disabled?: boolean;
  /** Opens the choices. */
  onOpen: () => void;
  onBlur?: () => void;
}

/** A field whose options are on a sheet with a search, for lists that are too long for the device's select. */
export const ChoiceField = withMantine(function ChoiceField(props: ChoiceFieldProps) {
  const { label, chosen, placeholder, error, disabled, onOpen, onBlur } = props;
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
      // Its label is its name, as with every field. Screen readers then read the chosen option.
      aria-description={chosen ?? placeholder}
      classNames={styles}
      rightSection={<IconChevronDown size={20} aria-hidden />}
      rightSectionPointerEvents="none"
      onClick={onOpen}
      onBlur={onBlur}
    >
      <span className={styles.choice} data-empty={chosen === undefined || undefined}>
        {chosen ?? placeholder}
      </span>
    </InputBase>
  );
});

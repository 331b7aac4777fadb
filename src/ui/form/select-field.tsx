import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import styles from './field.module.css';

export interface SelectFieldProps extends Omit<NativeSelectProps, 'data'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Shown while nothing is chosen; cannot be chosen itself. Its value is the empty string. */
  placeholder?: string;
}

/** The device's own select: its list is the one that people's thumbs and assistive technology know best. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const first = placeholder === undefined ? [] : [{ value: '', label: placeholder, disabled: true }];
  return (
    <NativeSelect
      {...props}
      classNames={styles}
      data={[...first, ...options]}
      rightSection={<IconChevronDown size={20} aria-hidden />}
    />
  );
}

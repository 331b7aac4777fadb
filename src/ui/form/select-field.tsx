import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { withMantine } from '../with-mantine';
import styles from './field.module.css';

export interface SelectFieldProps extends Omit<NativeSelectProps, 'data'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Shows while nothing is chosen, and cannot be chosen. Its value is the empty string. */
  placeholder?: string;
}

/** The device's own select, because people and assistive technology know its list best. */
export const SelectField = withMantine(function SelectField({
  options,
  placeholder,
  ...props
}: SelectFieldProps) {
  const first = placeholder === undefined ? [] : [{ value: '', label: placeholder, disabled: true }];
  return (
    <NativeSelect
      {...props}
      classNames={styles}
      data={[...first, ...options]}
      rightSection={<IconChevronDown size={20} aria-hidden />}
    />
  );
});

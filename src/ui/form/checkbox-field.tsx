import { Checkbox, type CheckboxProps } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import styles from './checkbox-field.module.css';

export type CheckboxFieldProps = CheckboxProps;

/** A box with its words beside it; the whole row is the target. Locked boxes are `disabled` and stay legible. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <Checkbox {...props} classNames={styles} />;
}

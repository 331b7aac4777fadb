import { Checkbox, type CheckboxProps } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { withMantine } from '../with-mantine';
import styles from './checkbox-field.module.css';

type CheckboxFieldProps = CheckboxProps;

/** A checkbox with its label beside it. The whole row can be tapped. Locked boxes are `disabled` and stay readable. */
export const CheckboxField = withMantine(function CheckboxField(props: CheckboxFieldProps) {
  return <Checkbox {...props} classNames={styles} />;
});

import { InputBase } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { ComponentProps, ReactNode } from 'react';
import { withMantine } from '../with-mantine';
import styles from './field.module.css';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  /** A quiet line under the field, such as how much of its limit is used. */
  description?: ReactNode;
  error?: ReactNode;
}

/** A labelled text of several lines. Takes what `form.getInputProps` gives. */
export const TextAreaField = withMantine(function TextAreaField(props: TextAreaFieldProps) {
  return (
    <InputBase
      component="textarea"
      {...props}
      multiline
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={styles}
    />
  );
});

import { TextInput, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import styles from './field.module.css';

export interface TextFieldProps extends TextInputProps {
  /** Fixed words inside the field, before what one types: '+91'. */
  lead?: string;
}

/** A labelled line of text, 48 px, with its error under it. Takes what `form.getInputProps` gives. */
export function TextField({ lead, ...props }: TextFieldProps) {
  return (
    <TextInput
      {...props}
      classNames={styles}
      {...(lead === undefined
        ? {}
        : {
            leftSection: <span className={styles.lead}>{lead}</span>,
            leftSectionWidth: `${lead.length + 3}ch`,
            leftSectionPointerEvents: 'none' as const,
          })}
    />
  );
}

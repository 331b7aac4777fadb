import { TextInput, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { leadWidth as widthOf } from '@/brand/widths';
import { withMantine } from '../with-mantine';
import styles from './field.module.css';

export interface TextFieldProps extends TextInputProps {
  /** Fixed text inside the field, before the typed text, such as '+91'. */
  lead?: string;
  /** The room for it, as a CSS length. */
  leadWidth?: string | undefined;
}

/** A text field with a label, 48 px high, and its error below it. It takes the props of `form.getInputProps`. */
export const TextField = withMantine(function TextField({ lead, leadWidth, ...props }: TextFieldProps) {
  return (
    <TextInput
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      classNames={styles}
      {...(lead === undefined
        ? {}
        : {
            leftSection: <span className={styles.lead}>{lead}</span>,
            leftSectionWidth: leadWidth ?? widthOf(lead),
            leftSectionPointerEvents: 'none' as const,
          })}
    />
  );
});

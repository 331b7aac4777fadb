import type { ChangeEvent } from 'react';
import { SelectField, type SelectFieldProps } from '@/ui/form/select-field';
import { TextField, type TextFieldProps } from '@/ui/form/text-field';
import type { AppForm } from './use-app-form';

/** The names of the fields that hold text. */
type TextName<Values> = { [K in keyof Values]: Values[K] extends string ? K : never }[keyof Values] & string;

export interface Bound<Values> {
  form: AppForm<Values>;
  name: TextName<Values>;
}

type FormTextProps<Values> = Bound<Values> &
  Omit<TextFieldProps, 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
    /** Turns the typed text into the field's value. The caret stays in its place. */
    normalise?: (text: string) => string;
  };

/** A text field of a form. */
export function FormText<Values>({ form, name, normalise = asTyped, ...field }: FormTextProps<Values>) {
  const { fields } = form;
  return (
    <TextField
      {...field}
      {...fields.getInputProps(name)}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        // The name is one of a text field, but Mantine's type does not know that.
        fields.setFieldValue(name, normalisedChange(currentTarget, normalise) as never);
        form.rejudge(name);
      }}
    />
  );
}

type FormSelectProps<Values> = Bound<Values> &
  Omit<SelectFieldProps, 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A choice of a form. */
export function FormSelect<Values>({ form, name, ...field }: FormSelectProps<Values>) {
  return <SelectField {...field} {...form.fields.getInputProps(name)} />;
}

const asTyped = (text: string) => text;

/**
 * An input's text after `normalise`. When React has written the value, the caret goes back behind the same character.
 * Without this, a change in the middle of a text would move it to the end.
 */
export function normalisedChange(input: HTMLInputElement, normalise: (text: string) => string): string {
  const caret = input.selectionStart;
  const value = normalise(input.value);
  if (caret !== null && value !== input.value) {
    const position = normalise(input.value.slice(0, caret)).length;
    putCaretAt(input, position);
  }
  return value;
}

/** Puts the caret there once React has written the value. */
export function putCaretAt(input: HTMLInputElement | HTMLTextAreaElement, position: number): void {
  const caret = Math.max(0, position);
  queueMicrotask(() => queueMicrotask(() => input.setSelectionRange(caret, caret)));
}

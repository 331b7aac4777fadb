import type { ChangeEvent } from 'react';
import { normaliseTypedDate } from '@/lib/typed-date';
import { DateField, type DateFieldProps } from '@/ui/form/date-field';
import { type Bound, normalisedChange } from './fields';

type FormDateProps<Values> = Bound<Values> &
  Omit<DateFieldProps, 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'onPick' | 'error'>;

/** A date of a form, kept as it is typed. */
export function FormDate<Values>({ form, name, ...field }: FormDateProps<Values>) {
  const { fields } = form;
  const set = (text: string) => {
    // The name is one of a text, which Mantine's type cannot tell.
    fields.setFieldValue(name, text as never);
  };
  return (
    <DateField
      {...field}
      {...fields.getInputProps(name)}
      value={fields.getInputProps(name).value ?? ''}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        set(normalisedChange(currentTarget, normaliseTypedDate));
        if (fields.errors[name]) fields.validateField(name);
      }}
      onPick={(text) => {
        set(text);
        fields.clearFieldError(name);
      }}
    />
  );
}

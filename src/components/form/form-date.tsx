import type { ChangeEvent } from 'react';
import { normaliseTypedDate, shownDate, typedDate } from '@/lib/typed-date';
import { DateField, type DateFieldProps } from '@/ui/form/date-field';
import { tellMissing } from '../tell-missing';
import { afterPress } from './after-press';
import { normalisedChange } from './caret';
import type { Bound } from './fields';

type FormDateProps<Values> = Bound<Values> &
  Omit<DateFieldProps, 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'onPick' | 'onMissing' | 'error'>;

/** A date field of a form. Its value is the typed text. */
export function FormDate<Values>({ form, name, format, ...field }: FormDateProps<Values>) {
  const { fields } = form;
  const set = (text: string) => {
    // The name is one of a text field, but Mantine's type does not know that.
    fields.setFieldValue(name, text as never);
  };
  const { value = '', ...input } = fields.getInputProps(name);
  return (
    <DateField
      {...field}
      {...input}
      {...(format && { format })}
      value={value}
      onBlur={() => {
        const date = typedDate(value);
        if (date) set(shownDate(date, format));
        afterPress(() => form.judge(name));
      }}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        set(normalisedChange(currentTarget, (text) => normaliseTypedDate(text, format)));
        form.rejudge(name);
      }}
      onMissing={tellMissing}
      onPick={(text) => {
        set(text);
        fields.clearFieldError(name);
      }}
    />
  );
}

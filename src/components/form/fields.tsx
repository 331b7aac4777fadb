import { type ChangeEvent, type ClipboardEvent, useRef, useState } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { SelectField, type SelectFieldProps } from '@/ui/form/select-field';
import { TextField, type TextFieldProps } from '@/ui/form/text-field';
import { afterPress } from './after-press';
import { putCaretAt } from './caret';
import { afterPaste, takenText } from './taken-text';
import type { AppForm } from './use-app-form';

/** The names of the fields that hold text. */
type TextName<Values> = { [K in keyof Values]: Values[K] extends string ? K : never }[keyof Values] & string;

export interface Bound<Values> {
  form: AppForm<Values>;
  name: TextName<Values>;
}

type FormTextProps<Values> = Bound<Values> &
  Omit<TextFieldProps, 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'description'> & {
    /** Turns the typed text into the field's value, `before` being the value until now. The caret stays in its place. */
    normalise?: (text: string, before: string) => string;
    /**
     * Characters that the field takes; `maxLength` without it. With `maxLength` the browser takes no further key, with
     * `longest` the field says so.
     */
    longest?: number;
    /** Tidies the value when the field is left. A value that nobody has typed stays as it is. */
    tidy?: (value: string) => string;
  };

/** A text field of a form. It says so when it did not take everything. */
export function FormText<Values>(props: FormTextProps<Values>) {
  const { form, name, normalise = asTyped, longest, tidy, ...field } = props;
  const { fields } = form;
  const [isCut, setCut] = useState(false);
  const isTyped = useRef(false);
  const limit = longest ?? field.maxLength ?? Number.POSITIVE_INFINITY;
  const { value: before = '', ...input } = fields.getInputProps(name);
  const set = (text: string) => {
    // The name is one of a text field, but Mantine's type does not know that.
    fields.setFieldValue(name, text as never);
  };
  const take = (input: HTMLInputElement, typed: string, caret: number | null) => {
    const taken = takenText({ typed, caret, before }, normalise, limit);
    if (taken.caret !== null) putCaretAt(input, taken.caret);
    setCut(taken.isCut);
    isTyped.current = true;
    set(taken.text);
    form.rejudge(name);
  };
  return (
    <TextField
      {...field}
      {...input}
      value={before}
      description={
        isCut ? <span role="status">{textsOf(commonTexts).characterLimit(limit)}</span> : undefined
      }
      onBlur={() => {
        if (tidy && isTyped.current) set(tidy(before));
        isTyped.current = false;
        afterPress(() => form.judge(name));
      }}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        take(currentTarget, currentTarget.value, currentTarget.selectionStart)
      }
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        const pasted = afterPaste(event);
        if (normalise(pasted.text, before).length <= limit) return;
        event.preventDefault();
        take(event.currentTarget, pasted.text, pasted.caret);
      }}
    />
  );
}

type FormSelectProps<Values> = Bound<Values> &
  Omit<SelectFieldProps, 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
    /** Why there is nothing to choose from; it stands in place of the error. */
    trouble?: string | undefined;
  };

/** A choice of a form. */
export function FormSelect<Values>({ form, name, trouble, ...field }: FormSelectProps<Values>) {
  const { error, ...input } = form.fields.getInputProps(name);
  return <SelectField {...field} {...input} error={trouble ?? error} />;
}

const asTyped = (text: string) => text;

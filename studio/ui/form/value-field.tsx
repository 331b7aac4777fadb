import { NumberInput, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type FieldProps, useField } from './use-field';

/** A text, a number, a switch or a list of texts. */
export function ValueField(props: FieldProps) {
  const { schema } = props;
  const isList = schema.type === 'array';
  const { value, set, common } = useField(props, isList ? '. Type one, then press Enter' : '');
  const standard = schema.default;
  const text = typeof value === 'string' ? value : '';

  if (schema.type === 'boolean') {
    const { success, error, ...told } = common; // a switch shows no warnings of its own
    return (
      <Switch
        {...told}
        aria-label={common.label} // without what it is for
        error={error || success}
        checked={typeof value === 'boolean' ? value : standard !== false}
        onChange={({ currentTarget }) => set(currentTarget.checked ? undefined : false)}
      />
    );
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    return (
      <NumberInput
        {...common}
        value={typeof value === 'number' ? value : ''}
        placeholder={standard === undefined ? undefined : `${standard} (default)`}
        onChange={(next) => set(next === '' ? undefined : Number(next))}
      />
    );
  }
  if (isList) {
    const entries = Array.isArray(value) ? value.map(String) : [];
    return (
      <TagsInput
        {...common}
        classNames={{ inputField: 'next-entry' }}
        value={entries}
        placeholder={entries.length === 0 && Array.isArray(standard) ? standard.join(', ') : ''}
        onChange={(next) => set(next.length === 0 && standard !== undefined ? undefined : next)}
      />
    );
  }
  const long = (schema.maxLength ?? 0) > 120;
  const isDay = schema.format === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(text); // any other text would not show
  const Input = long ? Textarea : TextInput;
  return (
    <Input
      {...common}
      {...(long && { autosize: true })}
      {...(isDay && { type: 'date' })}
      value={text}
      placeholder={typeof standard === 'string' ? `${standard} (default)` : undefined}
      onChange={({ currentTarget }) => set(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
  );
}

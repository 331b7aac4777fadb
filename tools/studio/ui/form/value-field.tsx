import { NumberInput, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { schemaOf } from '../start';
import { type FieldProps, useField } from './use-field';

/**
 * A text, a number, a switch or a list of texts.
 *
 * @param emptied what an emptied text becomes: without a value its default holds, and its place may go with it
 */
export function ValueField({ path, emptied }: FieldProps & { emptied?: '' }) {
  const isList = schemaOf(path).type === 'array';
  const { schema, value, set, common } = useField(path, isList ? '. Type one, then press Enter' : '');
  const { type, default: standard, maxLength = 0, format } = schema;
  const text = typeof value === 'string' ? value : '';

  if (type === 'boolean') {
    const { success, error, ...told } = common; // a switch shows no warnings of its own
    return (
      <Switch
        {...told}
        aria-label={common.label} // without what it is for
        error={error || success}
        checked={typeof value === 'boolean' ? value : standard !== false}
        onChange={({ currentTarget: { checked } }) =>
          set(checked === (standard !== false) ? undefined : checked)
        }
      />
    );
  }
  if (type === 'integer' || type === 'number') {
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
  const isLong = maxLength > 120;
  const isDay = format === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(text); // any other text would not show
  const Input = isLong ? Textarea : TextInput;
  return (
    <Input
      {...common}
      {...(isLong && { autosize: true })}
      {...(isDay && { type: 'date' })}
      value={text}
      placeholder={typeof standard === 'string' ? `${standard} (default)` : undefined}
      onChange={({ currentTarget }) => set(currentTarget.value === '' ? emptied : currentTarget.value)}
    />
  );
}

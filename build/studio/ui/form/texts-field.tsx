import { Input, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { type Path, valueAt } from '../draft-text';
import { fieldId, fieldsOf } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { toldAtField } from './problem-notes';
import type { FieldProps } from './use-field';

const mostShown = 30;

/** The texts of the app: a search, and a field for each match. Without a search, only the mall's own wordings. */
export function TextsField({ path, schema }: FieldProps) {
  const draft = useDraftContext();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const own = valueAt(draft.config, path);
  const texts = fieldsOf(schema);
  const found = texts.filter(([key, { description = '' }]) =>
    wanted === ''
      ? valueAt(own, [key]) !== undefined
      : `${key} ${description}`.toLowerCase().includes(wanted),
  );
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        maxLength={60}
        label="Search the texts"
        description={`${texts.length} texts. Type a word that you see in the app.`}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Text size="sm" className="quiet" role="status">
        {summaryOf(found.length, wanted !== '')}
      </Text>
      {found.slice(0, mostShown).map(([key, text]) => (
        <Wording key={key} path={[...path, key]} schema={text} />
      ))}
    </Stack>
  );
}

function summaryOf(count: number, searched: boolean): string {
  const what = searched ? 'found' : 'with your own wording';
  const shown = count > mostShown ? `, the first ${mostShown} are shown` : '';
  return `${count === 1 ? '1 text' : `${count} texts`} ${what}${shown}`;
}

/** One text, under its standard wording. A counted text has a field for one and a field for other numbers. */
function Wording({ path, schema }: FieldProps) {
  const draft = useDraftContext();
  const standard = (schema.description ?? '').replace(/^Instead of: /, '');
  const problems = problemsAt(draft, path, true);
  const counted = schema.anyOf !== undefined && typeof valueAt(draft.config, path) !== 'string';
  const fieldOf = (at: Path) => {
    const wording = valueAt(draft.config, at);
    return {
      id: fieldId(at),
      autosize: true,
      value: typeof wording === 'string' ? wording : '',
      onChange: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
        draft.setValue(at, currentTarget.value === '' ? undefined : currentTarget.value),
    };
  };
  const told = toldAtField(problems, <span className="key">{path.at(-1)}</span>);
  if (!counted) return <Textarea {...fieldOf(path)} {...told} label={standard} className="wording" />;
  return (
    <Input.Wrapper {...told} label={standard} labelElement="div" className="wording">
      {forms.map(({ form, label }) => (
        <Textarea
          key={form}
          {...fieldOf([...path, form])}
          label={label}
          aria-label={`${label}: ${standard}`}
          mt={6}
        />
      ))}
    </Input.Wrapper>
  );
}

/** The forms of English and Hindi. Other ones are for an editor. */
const forms = [
  { form: 'one', label: 'For one' },
  { form: 'other', label: 'For other numbers' },
] as const;

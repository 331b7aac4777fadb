import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Path, valueAt } from '../draft-text';
import { fieldsOf, type Schema } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { ProblemNotes } from './problem-notes';

const mostShown = 30;

/** The texts of the app: a search, and a field for each match. Without a search, only the mall's own wordings. */
export function TextsField({ path, schema }: { path: Path; schema: Schema }) {
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

/** One text. A counted text has a field for one and a field for other numbers. */
function Wording({ path, schema }: { path: Path; schema: Schema }) {
  const draft = useDraftContext();
  const value = valueAt(draft.config, path);
  const problems = problemsAt(draft, path, true);
  const counted = schema.anyOf !== undefined;
  const field = (at: Path, label: string) => {
    const wording = valueAt(draft.config, at);
    return (
      <Textarea
        key={label}
        autosize
        label={label}
        value={typeof wording === 'string' ? wording : ''}
        onChange={({ currentTarget }) =>
          draft.setValue(at, currentTarget.value === '' ? undefined : currentTarget.value)
        }
      />
    );
  };
  const name = String(path.at(-1));
  return (
    <Stack gap={4} className="wording">
      <Text size="xs" className="quiet">
        {schema.description}
      </Text>
      {counted && typeof value !== 'string'
        ? [field([...path, 'one'], `${name} (one)`), field([...path, 'other'], `${name} (other)`)]
        : field(path, name)}
      <ProblemNotes problems={problems} />
    </Stack>
  );
}

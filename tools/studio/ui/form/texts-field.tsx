import { Input, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { valueAt } from '../../../../build/shared/value-at';
import { counted } from '../../../../build/shared/words';
import type { Path } from '../../saving/draft-text';
import { problemsAt, useEditor } from '../editor-context';
import { schemaOf } from '../start';
import { hasWords } from './find-fields';
import { toldAtField } from './problem-notes';
import { fieldId, fieldsOf, standardWording } from './schema';
import type { FieldProps } from './use-field';

/** The texts of the app: a search, and a field for each match. Without a search, only the mall's own wordings. */
export function TextsField({ path }: FieldProps) {
  const { config } = useEditor();
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const texts = fieldsOf(schemaOf(path));
  const own = texts.flatMap(([key]) => (valueAt(config, [...path, key]) === undefined ? [] : [key]));
  // An emptied one stays, because somebody may type it anew.
  const [listed, setListed] = useState(own);
  if (own.some((key) => !listed.includes(key))) setListed([...listed, ...own]);
  const found = texts.filter(([key, text]) =>
    wanted === '' ? listed.includes(key) : hasWords(`${key} ${standardWording(text)}`, wanted),
  );
  return (
    <Stack>
      <TextInput
        type="search"
        maxLength={60}
        label="Search the texts"
        description={`${texts.length} texts. Type a word that you see in the app.`}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          setListed(own);
        }}
      />
      <Text className="quiet" role="status">
        {wanted === ''
          ? `${counted(own.length, 'text')} with your own wording`
          : `${counted(found.length, 'text')} found`}
      </Text>
      <Wordings texts={found.map(([key]) => [...path, key])} />
    </Stack>
  );
}

/** How many fields a list shows. */
const most = 30;

/** A field for each of some texts. */
export function Wordings({ texts }: { texts: readonly Path[] }) {
  return (
    <>
      {texts.slice(0, most).map((path) => (
        <Wording key={path.join('.')} path={path} />
      ))}
      {texts.length > most && (
        <Text className="quiet">
          These are the first {most} of {texts.length} texts. A search narrows them down.
        </Text>
      )}
    </>
  );
}

/** One text, under its standard wording. A counted text has a field for one and a field for other numbers. */
function Wording({ path }: FieldProps) {
  const editor = useEditor();
  const schema = schemaOf(path);
  const isCounted = schema.anyOf !== undefined && typeof valueAt(editor.config, path) !== 'string';
  const fieldOf = (at: Path) => {
    const wording = valueAt(editor.config, at);
    return {
      id: fieldId(at),
      autosize: true,
      value: typeof wording === 'string' ? wording : '',
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) =>
        editor.setValue(at, value === '' ? undefined : value),
    };
  };
  const common = {
    label: standardWording(schema),
    className: 'wording',
    labelProps: { title: path.join('.') },
    ...toldAtField(problemsAt(editor, path, true), undefined),
  };
  if (!isCounted) return <Textarea {...fieldOf(path)} {...common} />;
  return (
    <Input.Wrapper {...common} labelElement="div">
      {Object.entries(forms).map(([form, label]) => (
        <Textarea
          key={form}
          {...fieldOf([...path, form])}
          label={label}
          aria-label={`${label}: ${common.label}`}
          mt={6}
        />
      ))}
    </Input.Wrapper>
  );
}

/** The forms of English and Hindi. Other ones are for an editor. */
const forms = { one: 'For one', other: 'For other numbers' };

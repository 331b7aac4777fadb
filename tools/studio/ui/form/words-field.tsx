import { Button, Checkbox, Group, Select, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { type KnownWord, knownWords, type MallWords } from '@/brand/mall-words';
import type { Wording } from '@/brand/texts/plural';
import { type WordedText, wordedTexts } from '../../../../build/brand/worded-texts';
import { valueAt } from '../../../../build/shared/value-at';
import { counted } from '../../../../build/shared/words';
import { problemsAt, useEditor } from '../editor-context';
import { schemaOf } from '../start';
import { ProblemNotes } from './problem-notes';
import { fieldsOf } from './schema';
import type { FieldProps } from './use-field';
import { ValueField } from './value-field';

/** The word list: the mall's own words, and every text that they change. */
export function WordsField({ path }: FieldProps) {
  const editor = useEditor();
  const words = givenWords(valueAt(editor.config, path));
  // first those where an article may be wrong
  const texts = wordedTexts(words).sort((one, other) => other.articles.length - one.articles.length);
  const free = (Object.keys(knownWords) as KnownWord[]).filter((word) => !(word in words));
  const problems = problemsAt(editor, path, true).filter(({ path: { length } }) => length < 3); // the others stand at their fields
  return (
    <Stack>
      <ProblemNotes problems={problems} />
      {fieldsOf(schemaOf(path))
        .filter(([word]) => word in words)
        .map(([word, each]) => (
          <Stack key={word} gap="xs" component="fieldset">
            <legend>
              <Title order={3}>{word}</Title>
            </legend>
            <Group align="flex-end" grow>
              {fieldsOf(each).map(([form]) => (
                <ValueField key={form} path={[...path, word, form]} emptied="" />
              ))}
            </Group>
            <Button
              variant="subtle"
              size="compact-sm"
              px={0}
              style={{ alignSelf: 'start' }}
              onClick={() => editor.setValue([...path, word], undefined)}
            >
              Keep the standard word “{word}”
            </Button>
          </Stack>
        ))}
      <Select
        label="Replace a word"
        description="In every English text of the app, also those that come with a later version."
        placeholder="Choose one of the app's words"
        data={free.map((word) => ({ value: word, label: `${word}: ${knownWords[word].use}` }))}
        value={null}
        maxDropdownHeight={400}
        onChange={(word) => {
          if (word === null) return;
          const { one, other } = knownWords[word as KnownWord]; // one of `free`
          editor.setValue([...path, word], { one, other });
        }}
      />
      {Object.keys(words).length > 0 && (
        <Text className="quiet" role="status">
          {counted(texts.length, 'text')} {texts.length === 1 ? 'changes' : 'change'}. Take the tick away
          where the standard wording shall stay.
        </Text>
      )}
      <Stack component="ul" gap={8} className="lined wrapping">
        {texts.map((text) => (
          <WordedRow key={text.key} text={text} />
        ))}
      </Stack>
    </Stack>
  );
}

/** The words as far as they can be read: somebody may still be typing. */
function givenWords(value: unknown): MallWords {
  const known = Object.keys(knownWords).filter((word) => valueAt(value, [word]) !== undefined);
  return Object.fromEntries(
    known.map((word) => {
      const standard = knownWords[word as KnownWord]; // filtered above
      const form = (name: 'one' | 'other') => {
        const typed = valueAt(value, [word, name]);
        return typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : standard[name];
      };
      return [word, { one: form('one'), other: form('other') }];
    }),
  );
}

/** A text before and after the mall's words. Without its tick, the standard wording stands in the mall's own texts. */
function WordedRow({ text: { key, standard, worded, articles } }: { text: WordedText }) {
  const { config, setValue } = useEditor();
  const [emptied, setEmptied] = useState(false); // and still to be typed anew
  const path = ['texts', key];
  const own = valueAt(config, path) as Wording | undefined; // the check says where it is anything else
  const isKept = JSON.stringify(own) === JSON.stringify(standard);
  const shown = own ?? worded;
  const isEditable =
    !isKept && typeof shown === 'string' && (articles.length > 0 || own !== undefined || emptied);
  const label = articles.length > 0 ? `Check “${articles.join('”, “')}”` : 'Your own wording';
  return (
    <li>
      <Checkbox
        size="xs"
        checked={!isKept}
        onChange={({ currentTarget }) => setValue(path, currentTarget.checked ? undefined : standard)}
        label={plain(shown)}
        description={<span title={key}>{isKept ? 'stays' : plain(standard)}</span>}
      />
      {isEditable && (
        <Textarea
          mt={6}
          autosize
          label={label}
          aria-label={`${label}: ${plain(standard)}`}
          value={emptied ? '' : shown}
          onChange={({ currentTarget: { value } }) => {
            setEmptied(value === '');
            setValue(path, value === '' || value === worded ? undefined : value);
          }}
          onBlur={() => setEmptied(false)}
        />
      )}
    </li>
  );
}

/** A counted text with its forms one behind the other. */
function plain(wording: Wording): string {
  return typeof wording === 'string' ? wording : Object.values(wording).join(' · ');
}

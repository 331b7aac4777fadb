import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { type KnownWord, knownWords, type MallWords } from '@/brand/mall-words';
import { wordedTexts } from '../../../build/brand/worded-texts';
import { counted } from '../../../build/shared/words';
import { valueAt } from '../../draft-text';
import { fieldsOf } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { ProblemNotes } from './problem-notes';
import type { FieldProps } from './use-field';
import { ValueField } from './value-field';
import { WordedRow } from './worded-row';

/** The word list: the mall's own words, and every text that they change. */
export function WordsField({ path, schema }: FieldProps) {
  const draft = useDraftContext();
  const words = givenWords(valueAt(draft.config, path));
  // first those where an article may be wrong
  const texts = wordedTexts(words).sort((one, other) => other.articles.length - one.articles.length);
  const free = (Object.keys(knownWords) as KnownWord[]).filter((word) => !(word in words));
  const problems = problemsAt(draft, path, true).filter(({ path: { length } }) => length < 3); // the others stand at their fields
  return (
    <Stack gap="md">
      <ProblemNotes problems={problems} />
      {fieldsOf(schema)
        .filter(([word]) => word in words)
        .map(([word, each]) => (
          <Stack key={word} gap="xs" component="fieldset" className="word">
            <legend>
              <Title order={3} size="h5">
                {word}
              </Title>
            </legend>
            <Group align="stretch" grow className="word-forms">
              {fieldsOf(each).map(([form, field]) => (
                <ValueField key={form} path={[...path, word, form]} schema={field} />
              ))}
            </Group>
            <Button
              variant="subtle"
              size="compact-sm"
              className="remove-word"
              px={0}
              onClick={() => draft.setValue([...path, word], undefined)}
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
          draft.setValue([...path, word], { one, other });
        }}
      />
      {Object.keys(words).length > 0 && (
        <Text size="sm" className="quiet" role="status">
          {counted(texts.length, 'text')} {texts.length === 1 ? 'changes' : 'change'}. Take the tick away
          where the standard wording shall stay.
        </Text>
      )}
      <ul className="worded">
        {texts.map((text) => (
          <WordedRow key={text.key} text={text} />
        ))}
      </ul>
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

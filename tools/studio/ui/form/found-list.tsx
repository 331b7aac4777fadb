import { Button, Stack, Text } from '@mantine/core';
import type { Path } from '../../saving/draft-text';
import { fullTitleOf } from '../start';
import { Field } from './field';
import type { FoundFields } from './find-fields';
import { Wordings } from './texts-field';
import { TitledFields } from './titled-fields';

/** A search that begins with a common word, such as points, means many things. */
const mostAnswers = 4;

/** The fields that a search has found, under the parts that hold them. */
export function FoundList({ found, onClear }: { found: FoundFields; onClear: () => void }) {
  const { fields, texts, answers } = found;
  if (fields.length + texts.length + answers.length === 0) {
    return (
      <Stack gap="sm" align="flex-start">
        <Text className="quiet">
          A word of a field's label, of its explanation or of a text in the app finds it, and so does its key
          in merchant.json.
        </Text>
        <Button onClick={onClear}>Show all fields</Button>
      </Stack>
    );
  }
  const partOf = (path: Path) => fullTitleOf(path.slice(0, -1));
  return (
    <>
      {answers.length > 0 && (
        <Stack component="ul" gap="sm" aria-label="Answers">
          {answers.slice(0, mostAnswers).map(({ words: [name = ''], answer }) => (
            <Text key={answer} component="li" className="note">
              <b>{name.charAt(0).toUpperCase() + name.slice(1)}:</b> {answer}
            </Text>
          ))}
        </Stack>
      )}
      {[...new Set(fields.map(partOf))].map((title) => (
        <TitledFields key={title} title={title} order={2}>
          {fields
            .filter((path) => partOf(path) === title)
            .map((path) => (
              <Field key={path.join('.')} path={path} />
            ))}
        </TitledFields>
      ))}
      {texts[0] && (
        <TitledFields title={partOf(texts[0])} order={2}>
          <Wordings texts={texts} />
        </TitledFields>
      )}
    </>
  );
}

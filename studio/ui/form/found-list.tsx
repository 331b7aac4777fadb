import { Button, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { TopicAnswer } from '../brief/topic-answer';
import { type Schema, titlesOn } from '../schema';
import { Field } from './field';
import type { Found, FoundFields } from './find-fields';
import { Wordings } from './wordings';

interface FoundListProps {
  schema: Schema;
  found: FoundFields;
  onClear: () => void;
}

/** The fields that a search has found, under the parts that hold them. */
export function FoundList({ schema, found: { fields, texts, topics }, onClear }: FoundListProps) {
  if (fields.length + texts.length + topics.length === 0) {
    return (
      <Stack gap="sm" align="flex-start">
        <Text size="sm" className="quiet">
          A word of a field's label, of its explanation or of a text in the app finds it, and so does its key
          in merchant.json.
        </Text>
        <Button variant="default" onClick={onClear}>
          Show all fields
        </Button>
      </Stack>
    );
  }
  return (
    <>
      {topics.length > 0 && (
        <Stack component="ul" gap="sm" aria-label="Answers">
          {topics.slice(0, mostAnswers).map((topic) => (
            <TopicAnswer key={topic.words} topic={topic} />
          ))}
        </Stack>
      )}
      {partsOf(fields).map((part) => (
        <Part key={part.name} title={titlesOn(part.path, schema).join(' › ')}>
          {part.fields.map((field) => (
            <Field key={field.path.join('.')} {...field} />
          ))}
        </Part>
      ))}
      {texts[0] && (
        <Part title={titlesOn(texts[0].path.slice(0, -1), schema).join(' › ')}>
          <Wordings texts={texts} />
        </Part>
      )}
    </>
  );
}

/** A search that begins with a common word, such as points, means many topics. */
const mostAnswers = 4;

/** Some fields under the title of what holds them. The first fields of the config have no title above them. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="md" component="fieldset" className="found">
      {title !== '' && (
        <legend>
          <Title order={2} size="h6">
            {title}
          </Title>
        </legend>
      )}
      {children}
    </Stack>
  );
}

function partsOf(fields: readonly Found[]) {
  const parts = new Map<string, Found[]>();
  for (const field of fields) {
    const name = field.path.slice(0, -1).join('.');
    parts.set(name, [...(parts.get(name) ?? []), field]);
  }
  return [...parts].map(([name, inPart]) => ({
    name,
    path: inPart[0]?.path.slice(0, -1) ?? [],
    fields: inPart,
  }));
}

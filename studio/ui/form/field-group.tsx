import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { titleOf } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { Explained } from './explained';
import { ProblemNotes } from './problem-notes';
import type { FieldProps } from './use-field';

/** Some fields of one object, below its title. */
export function FieldGroup({ path, schema, children }: FieldProps & { children: ReactNode }) {
  const draft = useDraftContext();
  const inner = path.length > 1; // the title of a part stands above it
  return (
    <Stack gap="md" component="fieldset">
      {inner && (
        <legend>
          <Title order={3} size="h5" mt="xs">
            {titleOf(schema, path)}
          </Title>
        </legend>
      )}
      {inner && (
        <Text size="xs" className="quiet">
          <Explained schema={schema} path={path} />
        </Text>
      )}
      <ProblemNotes problems={problemsAt(draft, path)} />
      {children}
    </Stack>
  );
}

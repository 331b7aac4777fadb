import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { problemsAt, useEditor } from '../editor-context';
import { titleOf } from '../start';
import { Explained } from './explained';
import { ProblemNotes } from './problem-notes';
import { fieldId } from './schema';
import type { FieldProps } from './use-field';

/** Some fields of one object, below its title. The title of a whole part stands above it already. */
export function FieldGroup({ path, children }: FieldProps & { children: ReactNode }) {
  const editor = useEditor();
  return (
    <Stack gap="md" component="fieldset">
      {path.length > 1 && (
        <>
          <legend>
            <Title order={3} size="h5" mt="xs" id={fieldId(path)} tabIndex={-1}>
              {titleOf(path)}
            </Title>
          </legend>
          <Text size="xs" className="quiet">
            <Explained path={path} />
          </Text>
        </>
      )}
      <ProblemNotes problems={problemsAt(editor, path)} />
      {children}
    </Stack>
  );
}

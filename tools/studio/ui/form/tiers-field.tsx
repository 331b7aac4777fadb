import { Button, ColorInput, Group, Input, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { valueAt } from '../../../../build/shared/value-at';
import { isRecord } from '../../saving/draft-text';
import { problemsAt, useEditor } from '../editor-context';
import { titleOf } from '../start';
import { ProblemNotes } from './problem-notes';
import { fieldId } from './schema';
import { Explained, type FieldProps } from './use-field';

/** A new tier begins like a medal of bronze. */
const newColors = { from: '#b08d57', to: '#6e5330' };

/** Tiers by their names, with two colours each. A name is typed once, because it has to be the backend's. */
export function TiersField({ path }: FieldProps) {
  const editor = useEditor();
  const [name, setName] = useState('');
  const value = valueAt(editor.config, path);
  const tiers = isRecord(value) ? Object.keys(value) : [];
  const typed = name.trim();
  const add = () => {
    editor.setValue([...path, typed], newColors);
    setName('');
  };
  return (
    <Input.Wrapper label={titleOf(path)} description={<Explained path={path} />} labelElement="div">
      <ProblemNotes problems={problemsAt(editor, path, true)} />
      <Stack gap="xs" mt="xs">
        {tiers.map((tier) => (
          <Group key={tier} align="flex-end" gap="xs" wrap="nowrap">
            {(['from', 'to'] as const).map((end) => (
              <ColorInput
                key={end}
                label={`${tier}: ${end}`}
                value={textAt(editor.config, [...path, tier, end])}
                onChange={(next) => editor.setValue([...path, tier, end], next.toLowerCase())}
              />
            ))}
            <Button
              variant="subtle"
              px="xs"
              aria-label={`Remove ${tier}`}
              onClick={() => editor.setValue(tiers.length > 1 ? [...path, tier] : path, undefined)}
            >
              Remove
            </Button>
          </Group>
        ))}
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            id={fieldId(path)}
            flex={1}
            label="Name of a tier"
            placeholder="Gold"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button disabled={typed === '' || tiers.includes(typed)} onClick={add}>
            Add
          </Button>
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}

function textAt(config: unknown, path: FieldProps['path']): string {
  const value = valueAt(config, path);
  return typeof value === 'string' ? value : '';
}

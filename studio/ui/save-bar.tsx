import { ActionIcon, Button, Group, Loader, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { howMany } from '../../build/diagnostics/cut-list';
import { counted } from '../../build/shared/words';
import { blockable } from './blockable';
import { kinds } from './form/problem-notes';
import type { Draft } from './use-draft';

/** What to do with the changes, and how they stand. */
export function SaveBar({ draft, errors }: { draft: Draft; errors: number }) {
  const decided = draft.questions.length === 0 && !draft.broken;
  const canSave = draft.changed && errors === 0 && decided && !draft.saving;
  const save = () => {
    if (canSave) draft.save();
  };
  useHotkeys([['mod+S', save]], []); // also while somebody types in a field
  return (
    <>
      <Group className="actions" gap="xs" px={4}>
        <Button {...blockable(!canSave, save)} leftSection={draft.saving && <Loader size={16} />}>
          Save
        </Button>
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Undo"
          title="Undo"
          {...blockable(!draft.canUndo, draft.undo)}
        >
          <IconArrowBackUp size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Redo"
          title="Redo"
          {...blockable(!draft.canRedo, draft.redo)}
        >
          <IconArrowForwardUp size={18} />
        </ActionIcon>
        <Button variant="default" {...blockable(!draft.changed, draft.discard)}>
          Discard
        </Button>
        <Button variant="subtle" component="a" href="#preview" hiddenFrom="sm">
          Preview
        </Button>
      </Group>
      <Text size="sm" className="quiet" px={4} pt={8} pb={12} role="status">
        {stateOf(draft)}
      </Text>
    </>
  );
}

function stateOf({ changed, answer, questions }: Draft): string {
  const parts = [changed ? 'Not saved yet' : 'All changes saved'];
  if (questions.length > 0) parts.push(`${counted(questions.length, 'field')} to choose`);
  const counts: string[] = [];
  for (const kind of ['error', 'warning', 'note'] as const) {
    const count = howMany(answer?.problems.filter(({ severity }) => severity === kind) ?? []);
    if (count > 0) counts.push(counted(count, kinds[kind].toLowerCase()));
  }
  return [...parts, counts.join(', ')].filter(Boolean).join(' · ');
}

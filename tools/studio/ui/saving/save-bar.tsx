import { ActionIcon, Button, Group, Loader, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { howMany } from '../../../../build/diagnostics/cut-list';
import { counted } from '../../../../build/shared/words';
import { blockable } from '../blockable';
import { type Editor, useEditor } from '../editor-context';
import { kinds } from '../form/problem-notes';
import { discarded, moved } from './draft-state';

const moves = [
  { name: 'Undo', by: -1, Icon: IconArrowBackUp },
  { name: 'Redo', by: 1, Icon: IconArrowForwardUp },
] as const;

/** What to do with the changes, and how they stand. */
export function SaveBar() {
  const editor = useEditor();
  const { apply, changed, saving, state } = editor;
  const blocked = editor.errors > 0 || editor.questions.length > 0 || editor.broken; // a person has to do something first
  const canSave = changed && !blocked && !saving;
  const save = () => {
    if (canSave) editor.save();
  };
  useHotkeys([['mod+S', save]], []); // also while somebody types in a field
  return (
    <>
      <Group className="actions" gap="xs" px={4}>
        <Button {...blockable(!canSave, save)} leftSection={saving && <Loader size={16} />}>
          Save
        </Button>
        {moves.map(({ name, by, Icon }) => (
          <ActionIcon
            key={name}
            variant="default"
            size={36}
            aria-label={name}
            title={name}
            {...blockable(moved(state, by) === state, () => apply((now) => moved(now, by)))}
          >
            <Icon size={18} />
          </ActionIcon>
        ))}
        <Button variant="default" {...blockable(!changed, () => apply(discarded))}>
          Discard
        </Button>
      </Group>
      <Text size="sm" className="quiet" px={4} pt={8} pb={12} role="status">
        {standingOf(editor)}
      </Text>
    </>
  );
}

function standingOf({ changed, problems, questions }: Editor): string {
  const counts: string[] = [];
  for (const kind of ['error', 'warning', 'note'] as const) {
    const count = howMany(problems.filter(({ severity }) => severity === kind));
    if (count > 0) counts.push(counted(count, kinds[kind].toLowerCase()));
  }
  const choices = questions.length > 0 && `${counted(questions.length, 'field')} to choose`;
  const parts = [changed ? 'Not saved yet' : 'All changes saved', choices, counts.join(', ')];
  return parts.filter(Boolean).join(' · ');
}

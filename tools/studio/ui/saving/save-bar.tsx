import { ActionIcon, Button, Group, Loader, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { howMany } from '../../../../build/diagnostics/cut-list';
import { counted, fewOf } from '../../../../build/shared/words';
import { blockable } from '../blockable';
import { type Editor, useEditor } from '../editor-context';
import { kinds } from '../form/problem-notes';
import { fullTitleOf } from '../start';
import { moved } from './draft-state';

const moves = [
  { name: 'Undo', by: -1, Icon: IconArrowBackUp },
  { name: 'Redo', by: 1, Icon: IconArrowForwardUp },
] as const;

/** What to do with the changes, and how they stand. */
export function SaveBar() {
  const editor = useEditor();
  const { apply, changed, saving, state } = editor;
  const blocked = editor.questions.length > 0 || editor.broken; // a person has to do something first
  const canSave = changed && !blocked && !saving && editor.left.length === 0;
  const save = () => {
    if (canSave) editor.save();
  };
  useHotkeys([['mod+S', save]], []); // also while somebody types in a field
  if (editor.viewing)
    return (
      <Group gap="xs" px={4} pb={12}>
        <Text>Shoppers use this mall.</Text>
        <Button onClick={editor.edit}>Edit</Button>
      </Group>
    );
  return (
    <>
      <Group className="actions" gap="xs" px={4}>
        <Button variant="filled" {...blockable(!canSave, save)} leftSection={saving && <Loader size={16} />}>
          Save
        </Button>
        {moves.map(({ name, by, Icon }) => (
          <ActionIcon
            key={name}
            size={36}
            aria-label={name}
            title={name}
            {...blockable(moved(state, by) === state, () => apply((now) => moved(now, by)))}
          >
            <Icon size={18} />
          </ActionIcon>
        ))}
        <Button {...blockable(!changed, editor.discard)}>Discard</Button>
      </Group>
      <Text className="quiet" px={4} pt={8} pb={12} role="status">
        {standingOf(editor)}
        {changed && leftOut(editor)}
      </Text>
    </>
  );
}

function standingOf({ changed, left, problems, questions }: Editor): string {
  const counts: string[] = [];
  for (const kind of ['error', 'warning', 'note'] as const) {
    const count = howMany(problems.filter(({ severity }) => severity === kind));
    if (count > 0) counts.push(counted(count, kinds[kind].toLowerCase()));
  }
  const choices = questions.length > 0 && `${counted(questions.length, 'field')} to choose`;
  const saved = left.length > 0 ? `Saved but for ${counted(left.length, 'field')}` : 'Not saved yet';
  const parts = [changed ? saved : 'All changes saved', choices, counts.join(', ')];
  return parts.filter(Boolean).join(' · ');
}

/** Which fields do not go along with a save. */
function leftOut({ problems }: Editor): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return '';
  if (errors.some(({ path }) => path.length === 0)) return ' · Save keeps all of it as a draft';
  const names = [...new Set(errors.map(({ path }) => fullTitleOf(path)))];
  return ` · Save leaves out ${fewOf(names, mostNamed)}, which stays here as a draft`;
}

const mostNamed = 3;

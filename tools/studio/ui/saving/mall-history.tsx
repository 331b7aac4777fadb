import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PastSave } from '../../wire';
import { useFailure, usePress } from '../asking';
import { useEditor } from '../editor-context';
import { listSaves, readSave, reasonOf } from '../requests';
import { DifferenceList } from './difference-list';
import { changed } from './draft-state';

/** What was saved before, and a way back to each state. `onBack` is called when one has come back. */
export function MallHistory({ onBack }: { onBack: () => void }) {
  const { id, apply } = useEditor();
  const saves = useQuery({ queryKey: ['history', id], queryFn: () => listSaves(id) });
  const failure = useFailure();
  const back = usePress(
    failure,
    (name: string) => readSave(id, name),
    (past) => {
      apply((now) => changed(now, () => past));
      onBack();
    },
  );
  const reason = failure.text ?? (saves.error && reasonOf(saves.error));
  return (
    <Stack>
      <Text className="quiet">
        Go back to an earlier state, and the form and the preview show it. It counts when you save.
      </Text>
      {reason && <Alert>{reason}</Alert>}
      {saves.isPending && <Loader size={20} />}
      <Stack component="ul" gap="sm" className="lined">
        {saves.data?.map((save, index) => (
          <li key={save.name ?? 'now'} className="past-save">
            <Group justify="space-between" wrap="nowrap" mb={6}>
              <Text fw={600}>
                {dateOf(save)}
                {index === 0 && ' · now'}
              </Text>
              {index > 0 && (
                <Button
                  size="xs"
                  flex="none"
                  aria-label={`Go back to this: ${dateOf(save)}`}
                  loading={back.isPending && back.variables === save.name}
                  onClick={() => back.mutate(save.name ?? '')}
                >
                  Go back to this
                </Button>
              )}
            </Group>
            <Text className="quiet" mb={6}>
              {noteOn(save, index === saves.data.length - 1)}
            </Text>
            <DifferenceList differences={save.changes} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function noteOn({ saved, changes }: PastSave, oldest: boolean): string {
  const origin = saved ? '' : 'From New mall, an editor or git, or from before this history.';
  if (oldest) return `${origin} The oldest state that is kept.`;
  return changes.length > 0 ? origin : `${origin} Only the layout of the file is different.`;
}

function dateOf({ at }: PastSave): string {
  if (at === undefined) return 'Not from a save here';
  return new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'medium' });
}

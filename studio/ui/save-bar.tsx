import { Button, Group, Loader, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { howMany } from '../../build/diagnostics/cut-list';
import type { DraftProblem, OpenedMall, SentDraft } from '../wire';
import { blockable } from './blockable';
import { kinds } from './form/problem-notes';
import { saveDraft } from './requests';
import type { Draft } from './use-draft';
import { usePress } from './use-press';

interface SaveBarProps {
  mall: OpenedMall;
  draft: Draft;
  errors: number;
}

/** What to do with the changes, and how they stand. */
export function SaveBar({ mall, draft, errors }: SaveBarProps) {
  const queries = useQueryClient();
  const save = usePress(
    draft.failure,
    (sent: SentDraft) => saveDraft(mall.id, sent, mall.version),
    async ({ version }, sent) => {
      draft.markSaved(sent);
      // The form goes on with what it has, so nothing on the page moves.
      queries.setQueryData<OpenedMall>(['mall', mall.id], { ...mall, text: sent.text, version });
      await queries.invalidateQueries({ queryKey: ['malls'] });
    },
  );
  const canSave = draft.changed && errors === 0 && !save.isPending;
  return (
    <>
      <Group className="actions" gap="xs">
        <Button
          {...blockable(!canSave, () => save.mutate(draft.sent))}
          leftSection={save.isPending && <Loader size={16} />}
        >
          Save
        </Button>
        <Button variant="default" {...blockable(!draft.canUndo, draft.undo)}>
          Undo
        </Button>
        <Button variant="default" {...blockable(!draft.changed, draft.discard)}>
          Discard
        </Button>
        <Button variant="subtle" component="a" href="#preview" className="to-preview">
          Preview
        </Button>
      </Group>
      <Text size="sm" className="quiet state" role="status">
        {stateOf(draft.changed, draft.answer?.problems ?? [])}
      </Text>
    </>
  );
}

function stateOf(changed: boolean, problems: readonly DraftProblem[]): string {
  const counts = (['error', 'warning', 'note'] as const)
    .map((kind) => counted(howMany(problems.filter(({ severity }) => severity === kind)), kinds[kind]))
    .filter(Boolean)
    .join(', ');
  return [changed ? 'Not saved yet' : 'All changes saved', counts].filter(Boolean).join(' · ');
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what.toLowerCase()}${count === 1 ? '' : 's'}`;
}

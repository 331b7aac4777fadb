import { Button, Group, Loader, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { howMany } from '../../build/diagnostics/cut-list';
import { counted } from '../../build/shared/words';
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
      <Group className="actions" gap="xs" px={4}>
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
        <Button variant="subtle" component="a" href="#preview" hiddenFrom="sm">
          Preview
        </Button>
      </Group>
      <Text size="sm" className="quiet" px={4} pt={8} pb={12} role="status">
        {stateOf(draft.changed, draft.answer?.problems ?? [])}
      </Text>
    </>
  );
}

function stateOf(changed: boolean, problems: readonly DraftProblem[]): string {
  const counts: string[] = [];
  for (const kind of ['error', 'warning', 'note'] as const) {
    const count = howMany(problems.filter(({ severity }) => severity === kind));
    if (count > 0) counts.push(counted(count, kinds[kind].toLowerCase()));
  }
  return [changed ? 'Not saved yet' : 'All changes saved', counts.join(', ')].filter(Boolean).join(' · ');
}

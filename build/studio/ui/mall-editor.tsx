import { Alert, Button, Group, Loader, ScrollArea, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { howMany } from '../../diagnostics/cut-list';
import type { DraftProblem, OpenedMall, SentDraft, Told } from '../wire';
import { isReadable } from './draft-text';
import { ConfigForm } from './form/config-form';
import { DraftProvider } from './form/draft-context';
import { kinds, ProblemNotes } from './form/problem-notes';
import { keptDraft } from './kept-draft';
import { PhoneLooks } from './phone-looks';
import { PreviewPane } from './preview-pane';
import { folderOf, picturesOf, reasonOf, saveDraft } from './requests';
import type { Schema } from './schema';
import { start } from './start';
import { useDraft } from './use-draft';

/** The form of one mall, with what was not saved before a reload. */
export function MallEditor({ mall }: { mall: OpenedMall }) {
  const [opened] = useState(mall);
  const [kept, setKept] = useState<{ draft: SentDraft | undefined }>();
  useEffect(() => {
    void keptDraft(opened).then((draft) => setKept({ draft }));
  }, [opened]);
  return kept && <Editor mall={mall} kept={kept.draft} />;
}

/** The form, beside the app that it makes. */
function Editor({ mall, kept }: { mall: OpenedMall; kept: SentDraft | undefined }) {
  const draft = useDraft(mall, kept);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (sent: SentDraft) => saveDraft(mall.id, sent, mall.version),
    onSuccess: async ({ version }, sent) => {
      draft.markSaved(sent);
      // The form goes on with what it has, so nothing on the page moves.
      queries.setQueryData<OpenedMall>(['mall', mall.id], { ...mall, text: sent.text, version });
      await queries.invalidateQueries({ queryKey: ['malls'] });
    },
  });
  const folder = useMutation({
    mutationFn: () => folderOf(mall.id, draft.sent),
    onSuccess: (file) => download(file, `${mall.id}.zip`),
  });
  const pictures = useMutation({
    mutationFn: () => picturesOf(mall.id, draft.sent),
    onSuccess: (file) => download(file, `${mall.id}.png`),
  });
  const failed = [save, folder, pictures].find(({ error }) => error);
  const lost = draft.unkept ? unkept : undefined;
  const failures = new Set([failed && reasonOf(failed.error), draft.failure, lost].filter(Boolean));
  const problems = draft.answer?.problems ?? [];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const downloads = [
    { label: 'Download folder', blocked: false, ...folder }, // the server says why it cannot give it
    { label: 'Picture sheet', blocked: errors > 0, ...pictures },
  ];
  const canSave = draft.changed && errors === 0 && !save.isPending;
  const { look } = draft;

  return (
    <DraftProvider value={draft}>
      <div className="editor">
        <div className="form-side">
          <Group className="actions" gap="xs">
            <Button
              onClick={() => {
                if (canSave) save.mutate(draft.sent);
              }}
              // A button that is really disabled would lose the focus.
              aria-disabled={!canSave}
              data-disabled={!canSave || undefined}
              leftSection={save.isPending && <Loader size={16} />}
            >
              Save
            </Button>
            <Button variant="default" onClick={draft.undo} disabled={!draft.canUndo}>
              Undo
            </Button>
            <Button variant="default" onClick={draft.discard} disabled={!draft.changed}>
              Discard
            </Button>
            <Button variant="subtle" component="a" href="#preview" className="to-preview">
              Preview
            </Button>
          </Group>
          <Text size="sm" className="quiet state" role="status">
            {stateOf(draft.changed, problems)}
          </Text>
          {[...failures].map((text) => (
            <Alert key={text} color="red" variant="light" mb="md" role="alert">
              {text}
            </Alert>
          ))}
          <ScrollArea className="form-scroll" type="auto" viewportProps={{ tabIndex: -1 }}>
            {isReadable(draft.sent.text) ? (
              <ConfigForm schema={start.schema as Schema} />
            ) : (
              <Unreadable problems={problems} />
            )}
          </ScrollArea>
        </div>
        <div className="preview-side" id="preview">
          {draft.answer && (
            <PreviewPane
              origin={mall.preview}
              name={look?.name ?? mall.id}
              shown={draft.shown}
              old={errors > 0}
            />
          )}
        </div>
        <aside className="look-side">
          <Stack gap="xs" mb="xl" className="downloads">
            {downloads.map(({ label, blocked, mutate, isPending }) => (
              <Button
                key={label}
                variant="default"
                onClick={() => mutate()}
                loading={isPending}
                disabled={blocked}
              >
                {label}
              </Button>
            ))}
          </Stack>
          {look && <PhoneLooks look={look} />}
        </aside>
      </div>
    </DraftProvider>
  );
}

const unkept =
  'This browser has no room for your changes. A reload or closing the page loses them: save them, or download the folder.';

/** In place of the form, when the file cannot be read: its fields would be empty, and saving them would lose the rest. */
function Unreadable({ problems }: { problems: readonly Told[] }) {
  return (
    <section aria-label="Problems">
      <Text mb="xs">
        The studio cannot read this mall's merchant.json, so it shows no fields. Mend the file in an editor,
        then reload this page.
      </Text>
      <ProblemNotes problems={problems} />
    </section>
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

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

import { Button, Stack } from '@mantine/core';
import { BackendCheck } from './backend-check';
import { downloadFolder, downloadPictures } from './requests';
import type { Draft } from './use-draft';
import { usePress } from './use-press';

/** The mall as a folder, and its picture for the client, both with the unsaved changes; and a look at its backend. */
export function Downloads({ id, draft, errors }: { id: string; draft: Draft; errors: number }) {
  const { sent, failure } = draft;
  const folder = usePress(failure, () => downloadFolder(id, sent));
  const pictures = usePress(failure, () => downloadPictures(id, sent));
  const buttons = [
    { label: 'Download folder', blocked: false, ...folder }, // the server says why it cannot give it
    { label: 'Picture sheet', blocked: errors > 0, ...pictures },
  ];
  return (
    <Stack gap="xs" mb="xl" maw={260}>
      {buttons.map(({ label, blocked, mutate, isPending }) => (
        <Button
          key={label}
          variant="default"
          onClick={() => mutate(undefined)}
          loading={isPending}
          disabled={blocked}
        >
          {label}
        </Button>
      ))}
      <BackendCheck id={id} config={draft.config} />
    </Stack>
  );
}

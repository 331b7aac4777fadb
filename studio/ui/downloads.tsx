import { Button, Stack } from '@mantine/core';
import { BackendCheck } from './backend-check';
import { ClientPreview } from './client-preview';
import { DialogButton } from './dialog-button';
import { LaunchList } from './launch-list';
import { likelyAddress } from './likely-address';
import { MallHistory } from './mall-history';
import { downloadFolder, downloadPictures } from './requests';
import type { Draft } from './use-draft';
import { usePress } from './use-press';

/** The mall as a folder, and its picture for the client, both with the unsaved changes; its history, its backend, and what it needs to go live. */
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
      <DialogButton label="Client preview">
        {(close) => <ClientPreview id={id} draft={draft} blocked={errors > 0} onDone={close} />}
      </DialogButton>
      <DialogButton label="History">
        {(close) => <MallHistory id={id} draft={draft} onBack={close} />}
      </DialogButton>
      <DialogButton label="Check the backend">
        {() => <BackendCheck id={id} likely={likelyAddress(draft.config)} />}
      </DialogButton>
      <DialogButton label="Launch list">{() => <LaunchList id={id} />}</DialogButton>
    </Stack>
  );
}

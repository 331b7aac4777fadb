import { Button, Stack } from '@mantine/core';
import { usePress } from '../asking';
import { DialogButton } from '../dialog-button';
import { useEditor } from '../editor-context';
import { downloadFolder, downloadPictures } from '../requests';
import { MallHistory } from '../saving/mall-history';

/** The mall as a folder, and its picture for the client, both with the unsaved changes, and its history. */
export function Downloads() {
  const { id, sent, errors, failure } = useEditor();
  const folder = usePress(failure, () => downloadFolder(id, sent));
  const pictures = usePress(failure, () => downloadPictures(id, sent));
  const buttons = [
    { label: 'Download folder', blocked: false, ...folder }, // the server says why it cannot give it
    { label: 'Picture sheet', blocked: errors > 0, ...pictures },
  ];
  return (
    <Stack gap="xs" mb="xl" maw={260}>
      {buttons.map(({ label, blocked, mutate, isPending }) => (
        <Button key={label} onClick={() => mutate(undefined)} loading={isPending} disabled={blocked}>
          {label}
        </Button>
      ))}
      <DialogButton label="History">{(close) => <MallHistory onBack={close} />}</DialogButton>
    </Stack>
  );
}

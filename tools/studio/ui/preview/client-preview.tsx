import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { calendarDay } from '@/lib/calendar-day';
import { shiftDays } from '@/lib/days';
import { today } from '@/lib/today';
import { usePress } from '../asking';
import { useEditor } from '../editor-context';
import { downloadPreview, writePreviewFolder } from '../requests';

/** Days for which a client may look at it, unless somebody says otherwise. */
const usual = 30;

/** Asks for the last day of a preview for the client, and saves the preview as a zip file. */
export function ClientPreview({ onDone }: { onDone: () => void }) {
  const { id, sent, errors, changed, failure } = useEditor();
  const [until, setUntil] = useState(() => shiftDays(today(), usual));
  // A failure shows beside the form.
  const preview = usePress(failure, () => downloadPreview(id, sent, until).finally(onDone));
  const written = usePress(failure, () => writePreviewFolder(id, until), undefined, onDone);
  const isDay = calendarDay(until) !== undefined && until >= today();
  return (
    <Stack>
      <Text>
        The app on demo data, with your unsaved changes. Unpack it on any web server, but never on one of the
        mall's own hosts.
      </Text>
      <TextInput
        type="date"
        label="Last day"
        description="Afterwards it only says that it has ended."
        value={until}
        min={today()}
        onChange={(event) => setUntil(event.currentTarget.value)}
        error={isDay ? undefined : 'Choose today or a later day'}
        data-autofocus
      />
      {written.data && <Text role="status">{`${written.data.folder} has it.`}</Text>}
      <Button
        onClick={() => written.mutate(undefined)}
        loading={written.isPending}
        disabled={!isDay || errors > 0 || changed}
      >
        Write the folder
      </Button>
      <Button
        variant="filled"
        onClick={() => preview.mutate(undefined)}
        loading={preview.isPending}
        disabled={!isDay || errors > 0}
      >
        {errors > 0 ? 'Correct the errors first' : 'Download'}
      </Button>
    </Stack>
  );
}

import { Alert, Button, Code, Group, ScrollArea, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Path } from '../../saving/draft-text';
import type { LaunchLines } from '../../wire';
import { DialogButton } from '../dialog-button';
import { useEditor } from '../editor-context';
import { reasonOf } from '../requests';
import { CopyButton } from './copy-button';
import { downloadPlay, readServerBlock } from './publish-requests';
import { RenewButton } from './renew-button';
import { sentenceFor } from './sentence';
import { usePlaces, useStarter } from './use-jobs';
import { useMallName } from './use-mall-name';

type Line = LaunchLines['items'][number];

/**
 * What a person can do about a line of the launch list: a button where we can do it, and a sentence to send where only
 * others can, and whether the button is there instead of the command for a terminal.
 */
export function useLineAction() {
  const name = useMallName();
  const starter = useStarter();
  const { able, start, isOn } = starter;
  const { openField } = useEditor();
  const { data: places } = usePlaces();
  const jobButton = (action: 'pictures' | 'lock' | 'build', label: string) => (
    <Button
      variant="default"
      size="xs"
      disabled={!able}
      loading={isOn({ action })}
      onClick={() => start({ action })}
    >
      {label}
    </Button>
  );
  const actionOf = (line: Line): { action?: ReactNode; isInstead: boolean } => {
    const { key, result, todo, who } = line;
    if (key === 'Google Play') return { action: <PlayButton />, isInstead: false };
    if (key === 'pictures' && result === 'ok' && todo !== '')
      return { action: jobButton('pictures', 'Take the pictures'), isInstead: able };
    const lead = todo !== '' && who === 'staff' ? leads[key] : undefined;
    if (lead)
      return {
        action: (
          <Button variant="default" size="xs" onClick={() => openField(lead.path)}>
            {lead.label}
          </Button>
        ),
        isInstead: result === 'failed',
      };
    if (result !== 'failed') return { isInstead: false };
    if (key === 'identity' && places?.identity.needs === 'lock')
      return { action: jobButton('lock', 'Lock the identity'), isInstead: able };
    if (key === 'identity' && places?.identity.needs === 'renew')
      return {
        action: <RenewButton identity={places.identity} name={name} starter={starter} />,
        isInstead: false,
      };
    if (key === 'files' && who === 'staff') return { action: jobButton('build', 'Build'), isInstead: able };
    if (who === 'staff') return { isInstead: false };
    return {
      action: (
        <Group gap="xs">
          <CopyButton text={sentenceFor(name, line)} about={key} />
          {who === 'hosting' && key === 'files' && <ServerBlockButton />}
        </Group>
      ),
      isInstead: false,
    };
  };
  return { actionOf, refused: starter.refused };
}

/** Lines that a person mends in the form. */
const leads: Partial<Record<string, { label: string; path: Path }>> = {
  config: { label: 'Show what the check finds', path: [] },
  pictures: { label: 'Show the logo', path: ['logo'] },
  push: { label: 'Show the field', path: ['integrations'] },
  rights: { label: 'Show the field', path: ['rights'] },
};

function PlayButton() {
  const { id } = useEditor();
  const play = useMutation({ mutationFn: () => downloadPlay(id) });
  return (
    <>
      <Button variant="default" size="xs" loading={play.isPending} onClick={() => play.mutate()}>
        Download the files for Google Play
      </Button>
      {play.error && <Alert mt="xs">{reasonOf(play.error)}</Alert>}
    </>
  );
}

function ServerBlockButton() {
  return (
    <DialogButton label="The server’s block" size="xs">
      {() => <ServerBlock />}
    </DialogButton>
  );
}

function ServerBlock() {
  const { id } = useEditor();
  const { data, error } = useQuery({
    queryKey: ['block', id],
    queryFn: () => readServerBlock(id),
    gcTime: 0,
  });
  if (error) return <Alert>{reasonOf(error)}</Alert>;
  return (
    <Stack gap="sm">
      <ScrollArea.Autosize mah={400} viewportProps={{ tabIndex: 0, 'aria-label': 'Block of nginx' }}>
        <Code block>{data?.text}</Code>
      </ScrollArea.Autosize>
      <Group>
        <CopyButton text={data?.text ?? ''} about="the server’s block" />
      </Group>
    </Stack>
  );
}

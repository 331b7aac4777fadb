import { Alert, Button, Group } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PublishPlaces } from '../../../publishing/answers';
import type { Path } from '../../saving/draft-text';
import type { LaunchLines } from '../../wire';
import { DialogButton } from '../dialog-button';
import { useEditor } from '../editor-context';
import { downloadPlay, readServerBlock, reasonOf } from '../requests';
import { CodeBlock, CopyButton } from './code-block';
import { QuestionButton } from './question';
import { useMallName, usePlaces, useStarter } from './use-jobs';
import { sentenceFor } from './words';

type Identity = PublishPlaces['identity'];
type Line = LaunchLines['items'][number];

interface LineAction {
  action?: ReactNode;
  /** It is there instead of the command for a terminal. */
  isInstead?: boolean;
}

/**
 * What a person can do about a line of the launch list: a button where we can do it, and a sentence to send where only
 * others can.
 */
export function useLineAction() {
  const name = useMallName();
  const { able, start, isOn, refused } = useStarter();
  const { openField } = useEditor();
  const { data: places } = usePlaces();
  const identity = places?.identity;
  const job = (action: 'pictures' | 'lock' | 'build', label: string): LineAction => ({
    action: (
      <Button size="xs" disabled={!able} loading={isOn({ action })} onClick={() => start({ action })}>
        {label}
      </Button>
    ),
    isInstead: able,
  });
  const actionOf = (line: Line): LineAction => {
    const { key, result, todo, who } = line;
    if (key === 'Google Play') return { action: <PlayButton /> };
    if (key === 'pictures' && result === 'ok' && todo !== '') return job('pictures', 'Take the pictures');
    const lead = todo !== '' && who === 'staff' ? leads[key] : undefined;
    if (lead) {
      const action = (
        <Button size="xs" onClick={() => openField(lead.path)}>
          {lead.label}
        </Button>
      );
      return { action, isInstead: result === 'failed' };
    }
    if (result !== 'failed') return {};
    if (key === 'identity' && identity?.needs === 'lock') return job('lock', 'Lock the identity');
    if (key === 'identity' && identity?.needs === 'renew') {
      const action = (
        <QuestionButton
          label="Renew the identity"
          size="xs"
          disabled={!able || isOn({ action: 'lock' })}
          questions={renewal(identity, name)}
          onYes={(typedName) => start({ action: 'lock', accept: true, typedName })}
        />
      );
      return { action };
    }
    if (key === 'files' && who === 'staff') return job('build', 'Build');
    if (who === 'staff') return {};
    const action = (
      <Group gap="xs">
        <CopyButton text={sentenceFor(name, line)} about={key} />
        {who === 'hosting' && key === 'files' && (
          <DialogButton label="The server’s block" size="xs">
            {() => <ServerBlock />}
          </DialogButton>
        )}
      </Group>
    );
    return { action };
  };
  return { actionOf, refused };
}

/** Two questions, because installed apps stay with the old identity. */
function renewal({ locked = 'a host that nobody can read any more', now }: Identity, name: string) {
  return [
    {
      words: `The app lives at ${locked}, and the config says ${now} or another package. Installed apps stay with the old identity. If somebody changed it by mistake, put it back instead.`,
      label: 'Go on',
    },
    {
      words: 'Has the client agreed, in writing? Shoppers install the app and log in again.',
      label: 'Renew it',
      name,
    },
  ];
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
      <Button size="xs" loading={play.isPending} onClick={() => play.mutate()}>
        Download the files for Google Play
      </Button>
      {play.error && <Alert mt="xs">{reasonOf(play.error)}</Alert>}
    </>
  );
}

function ServerBlock() {
  const { id } = useEditor();
  const { data, error } = useQuery({
    queryKey: ['block', id],
    queryFn: () => readServerBlock(id),
  });
  if (error) return <Alert>{reasonOf(error)}</Alert>;
  return <CodeBlock text={data?.text ?? ''} name="Block of nginx" about="the server’s block" />;
}

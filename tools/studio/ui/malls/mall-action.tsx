import { Alert, Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ListedMall } from '../../wire';
import { useFailure, usePress } from '../asking';
import { startJob } from '../publishing/publish-requests';
import { RightsNote } from '../publishing/rights-note';
import { useRights } from '../publishing/use-jobs';
import { copyMall, openMall } from '../requests';

export interface MallActionProps {
  kind: 'copy' | 'remove';
  mall: ListedMall;
  /** Called with the id of a copy. */
  onDone: (made?: string) => void;
}

const fields = { id: 'Merchant id', name: "The mall's name", host: 'Host' };

/** What a person does with one mall of the list, after a question. */
export function MallAction({ kind, mall, onDone }: MallActionProps) {
  const { id, name } = mall;
  const isCopy = kind === 'copy';
  const failure = useFailure();
  const queries = useQueryClient();
  const isOwner = useRights() === 'owner';
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const textOf = (key: string) => typed[key] ?? '';
  const asked = isCopy ? fields : { typedName: `Type its name: ${name}` };
  const act = usePress(
    failure,
    async () => {
      if (isCopy) return copyMall(id, { id: textOf('id'), name: textOf('name'), host: textOf('host') });
      const { version } = await openMall(id);
      return startJob({ action: 'remove', id, version, typedName: textOf('typedName') });
    },
    async () => {
      await queries.invalidateQueries({ queryKey: [isCopy ? 'malls' : 'jobs'] });
      onDone(isCopy ? textOf('id').trim() : undefined);
    },
  );
  const isBlocked = Object.keys(asked).some((key) => textOf(key).trim() === '') || (!isCopy && !isOwner);
  return (
    <Modal
      opened
      onClose={() => onDone()}
      title={isCopy ? `Copy ${name}` : `Take out ${name}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      attributes={{ header: { role: 'presentation' } }} // only the page has a banner
    >
      <Stack
        component="form"
        gap="md"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isBlocked && !act.isPending) act.mutate(undefined);
        }}
      >
        <Text size="sm">
          {isCopy
            ? 'The copy has its words, look and areas, and the same logo. Identity, approval, Android app and taken pictures stay with the first one.'
            : 'Its folder, its history and its sites go, here and at every destination. If shoppers have its app, it stops working.'}
        </Text>
        {!isCopy && <RightsNote />}
        {Object.entries(asked).map(([key, label], index) => (
          <TextInput
            key={key}
            label={label}
            value={textOf(key)}
            maxLength={300}
            onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [key]: value }))}
            {...(index === 0 && { 'data-autofocus': true })}
          />
        ))}
        {failure.text && <Alert>{failure.text}</Alert>}
        <Button type="submit" loading={act.isPending} disabled={isBlocked}>
          {isCopy ? 'Make the copy' : 'Take it out'}
        </Button>
      </Stack>
    </Modal>
  );
}

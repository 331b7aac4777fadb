import { Alert, Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import type { ListedMall } from '../../wire';
import { useFailure, usePress } from '../asking';
import { RightsNote } from '../publishing/job-list';
import { useRights } from '../publishing/use-jobs';
import { copyMall, openMall, startJob } from '../requests';

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
  const form = useForm({ initialValues: { id: '', name: '', host: '', typedName: '' } });
  const { typedName, ...answers } = form.values;
  const asked = Object.entries(isCopy ? fields : { typedName: `Type its name: ${name}` });
  const act = usePress(
    failure,
    async () => {
      if (isCopy) return copyMall(id, answers);
      const { version } = await openMall(id);
      return startJob({ action: 'remove', id, version, typedName });
    },
    async () => {
      await queries.invalidateQueries({ queryKey: [isCopy ? 'malls' : 'jobs'] });
      onDone(isCopy ? answers.id.trim() : undefined);
    },
  );
  const isEmpty = asked.some(([key]) => String(form.getInputProps(key).value).trim() === '');
  const isBlocked = isEmpty || (!isCopy && !isOwner);
  return (
    <Modal opened onClose={() => onDone()} title={isCopy ? `Copy ${name}` : `Take out ${name}`}>
      <form
        onSubmit={form.onSubmit(() => {
          if (!isBlocked && !act.isPending) act.mutate(undefined);
        })}
      >
        <Stack>
          <Text>
            {isCopy
              ? 'The copy has its words, look and areas, and the same logo. Identity, approval, Android app and taken pictures stay with the first one.'
              : 'Its folder, its history and its sites go, here and at every destination. If shoppers have its app, it stops working.'}
          </Text>
          {!isCopy && <RightsNote />}
          {asked.map(([key, label], index) => (
            <TextInput
              key={key}
              label={label}
              maxLength={300}
              {...form.getInputProps(key)}
              {...(index === 0 && { 'data-autofocus': true })}
            />
          ))}
          {failure.text && <Alert>{failure.text}</Alert>}
          <Button variant="filled" type="submit" loading={act.isPending} disabled={isBlocked}>
            {isCopy ? 'Make the copy' : 'Take it out'}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

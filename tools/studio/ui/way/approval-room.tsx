import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { today } from '@/lib/today';
import type { ApprovalAnswer } from '../../wire';
import { usePress } from '../asking';
import { DialogButton } from '../dialog-button';
import { useEditor } from '../editor-context';
import { ClientPreview } from '../preview/client-preview';
import { approve, askApproval, downloadSheet, reasonOf } from '../requests';
import { DifferenceList } from '../saving/difference-list';

/** The preview for the client, and the answer. */
export function ApprovalRoom({ id }: { id: string }) {
  const { mall, changed, errors } = useEditor();
  const { data, error } = useQuery({
    queryKey: ['approval', id, mall.version],
    queryFn: () => askApproval(id),
    gcTime: 0,
  });
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        Approval
      </Title>
      {(changed || errors > 0) && (
        <Alert color="gray">
          The client approves the mall as it is saved. {changed ? 'Save first.' : 'Mend the problems first.'}
        </Alert>
      )}
      {error && <Alert>{reasonOf(error)}</Alert>}
      {data && <Answer data={data} />}
      <Title order={3} size="h5">
        1. Send a preview
      </Title>
      <div>
        <DialogButton label="Client preview">{(close) => <ClientPreview onDone={close} />}</DialogButton>
      </div>
      <Title order={3} size="h5">
        2. Keep the answer
      </Title>
      <AnswerForm id={id} blocked={changed || !data || data.isCurrent} />
    </Stack>
  );
}

/** What the client has approved, and what has changed since. */
function Answer({ data: { approval, isCurrent, changes } }: { data: ApprovalAnswer }) {
  const { id, failure } = useEditor();
  const sheet = usePress(failure, () => downloadSheet(id));
  if (!approval) return <Text size="sm">Nobody has approved this mall yet.</Text>;
  const { by, on, until } = approval;
  return (
    <>
      <Text size="sm" role="status">
        {by} approved {isCurrent ? 'this state' : 'an earlier state'} on {on}
        {until !== undefined && `, with a preview until ${until}`}.
      </Text>
      {!isCurrent && (
        <>
          <Title order={3} size="h5">
            Changed since then
          </Title>
          {changes ? (
            <>
              <DifferenceList differences={changes} />
              <div>
                <Button variant="default" loading={sheet.isPending} onClick={() => sheet.mutate(undefined)}>
                  Sheet for the client
                </Button>
              </div>
            </>
          ) : (
            <Text size="sm">No commit has the approved state, so nobody can tell what has changed.</Text>
          )}
        </>
      )}
    </>
  );
}

/** Who has approved the saved mall, and when. */
function AnswerForm({ id, blocked }: { id: string; blocked: boolean }) {
  const { mall, failure } = useEditor();
  const queries = useQueryClient();
  const [by, setBy] = useState('');
  const [on, setOn] = useState(today);
  const [until, setUntil] = useState('');
  const keep = usePress(
    failure,
    () => approve(id, { by, on, ...(until !== '' && { until }), version: mall.version }),
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === id }),
  );
  const days = [
    { label: 'Day of the answer', value: on, set: setOn },
    { label: 'Last day of the preview', value: until, set: setUntil },
  ];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate(undefined);
      }}
    >
      <Group align="end" gap="sm">
        <TextInput
          label="Approved by"
          description="A role is enough"
          maxLength={100}
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value)}
          flex="1 1 200px"
        />
        {days.map(({ label, value, set }) => (
          <TextInput
            key={label}
            type="date"
            label={label}
            value={value}
            onChange={({ currentTarget }) => set(currentTarget.value)}
          />
        ))}
        <Button type="submit" loading={keep.isPending} disabled={blocked || by.trim() === '' || on === ''}>
          Keep the answer
        </Button>
      </Group>
    </form>
  );
}

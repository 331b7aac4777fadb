import { Alert, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { today } from '@/lib/today';
import type { ApprovalAnswer } from '../../wire';
import { usePress } from '../asking';
import { DialogButton } from '../dialog-button';
import { useEditor } from '../editor-context';
import { ClientPreview } from '../preview/client-preview';
import { approve, askApproval, downloadSheet, reasonOf } from '../requests';
import { DifferenceList } from '../saving/difference-list';

/** The preview for the client, and the answer. */
export function ApprovalRoom() {
  const { id, mall, changed, errors } = useEditor();
  const { data, error } = useQuery({
    queryKey: ['approval', id, mall.version],
    queryFn: () => askApproval(id),
  });
  return (
    <>
      {(changed || errors > 0) && (
        <Alert color="gray">
          The client approves the mall as it is saved. {changed ? 'Save first.' : 'Mend the problems first.'}
        </Alert>
      )}
      {error && <Alert>{reasonOf(error)}</Alert>}
      {data && <Answer data={data} />}
      <Title order={3}>1. Send a preview</Title>
      <div>
        <DialogButton label="Client preview">{(close) => <ClientPreview onDone={close} />}</DialogButton>
      </div>
      <Title order={3}>2. Keep the answer</Title>
      <AnswerForm blocked={changed || !data || data.isCurrent} />
    </>
  );
}

/** What the client has approved, and what has changed since. */
function Answer({ data: { approval, isCurrent, changes } }: { data: ApprovalAnswer }) {
  const { id, failure } = useEditor();
  const sheet = usePress(failure, () => downloadSheet(id));
  if (!approval) return <Text>Nobody has approved this mall yet.</Text>;
  const { by, on, until } = approval;
  return (
    <>
      <Text role="status">
        {by} approved {isCurrent ? 'this state' : 'an earlier state'} on {on}
        {until !== undefined && `, with a preview until ${until}`}.
      </Text>
      {!isCurrent && (
        <>
          <Title order={3}>Changed since then</Title>
          {changes ? (
            <>
              <DifferenceList differences={changes} />
              <div>
                <Button loading={sheet.isPending} onClick={() => sheet.mutate(undefined)}>
                  Sheet for the client
                </Button>
              </div>
            </>
          ) : (
            <Text>No commit has the approved state, so nobody can tell what has changed.</Text>
          )}
        </>
      )}
    </>
  );
}

/** Who has approved the saved mall, and when. */
function AnswerForm({ blocked }: { blocked: boolean }) {
  const { id, mall, failure } = useEditor();
  const queries = useQueryClient();
  const form = useForm({ initialValues: { by: '', on: today(), until: '' } });
  const { by, on, until } = form.values;
  const keep = usePress(
    failure,
    () => approve(id, { by, on, until: until || undefined, version: mall.version }),
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === id }),
  );
  return (
    <form onSubmit={form.onSubmit(() => keep.mutate(undefined))}>
      <Group align="end" gap="sm">
        <TextInput
          label="Approved by"
          description="A role is enough"
          maxLength={100}
          flex="1 1 200px"
          {...form.getInputProps('by')}
        />
        <TextInput type="date" label="Day of the answer" {...form.getInputProps('on')} />
        <TextInput type="date" label="Last day of the preview" {...form.getInputProps('until')} />
        <Button
          variant="filled"
          type="submit"
          loading={keep.isPending}
          disabled={blocked || by.trim() === '' || on === ''}
        >
          Keep the answer
        </Button>
      </Group>
    </form>
  );
}

import { Alert, Button, CopyButton, Group, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { BackendReport } from '../wire';
import { FoundItem } from './found-item';
import { type CheckState, isRunning, useBackendCheck } from './use-backend-check';

interface BackendCheckProps {
  id: string;
  /** Where the backend may be. */
  likely: string;
}

/** A check of the mall's backend. What was typed is gone when it closes. */
export function BackendCheck({ id, likely }: BackendCheckProps) {
  const form = useForm({ initialValues: { url: likely, mobile: '', otp: '' } });
  const check = useBackendCheck(id);
  const { state } = check;
  const running = isRunning(state);
  return (
    <Stack gap="md">
      <form
        noValidate
        onSubmit={form.onSubmit((asked) => {
          if (state.kind === 'otp') check.giveOtp(asked.otp);
          else if (!running) void check.start(asked);
        })}
      >
        <Stack gap="sm">
          <TextInput
            label="Address of the backend"
            description="The client's engineers know it. Nothing is changed there."
            placeholder="https://api.client.example"
            inputMode="url"
            {...form.getInputProps('url')}
            readOnly={running}
            data-autofocus
          />
          <TextInput
            label="Test number"
            description="Optional. The number of a test member gets an SMS. Without it, only what a visitor sees is checked."
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps('mobile')}
            readOnly={running}
          />
          <TextInput
            label="OTP"
            description={
              state.kind === 'otp'
                ? 'The member has got an SMS. Type the OTP that it holds.'
                : 'Optional. Leave it empty if the SMS comes only now. Number and OTP are not kept.'
            }
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps('otp')}
            readOnly={state.kind === 'asking'}
          />
          <Group gap="xs">
            {state.kind !== 'asking' && (
              <Button type="submit">{state.kind === 'otp' ? 'Go on' : 'Check'}</Button>
            )}
            {running && (
              <Button variant="default" onClick={check.cancel}>
                Cancel
              </Button>
            )}
          </Group>
        </Stack>
      </form>
      <Group gap="xs" role="status" wrap="nowrap">
        {state.kind === 'asking' && <Loader size={16} />}
        <Text size="sm">{saidOf(state)}</Text>
      </Group>
      {state.kind === 'failed' && <Alert>{state.text}</Alert>}
      {state.kind === 'done' && <Findings report={state.report} />}
    </Stack>
  );
}

function saidOf(state: CheckState): string {
  switch (state.kind) {
    case 'asking':
      return state.what ? `Checking: ${state.what}` : 'Starting …';
    case 'otp':
      return 'Waiting for the OTP.';
    case 'cancelled':
      return 'Cancelled.';
    case 'done':
      return state.report.verdict;
    default:
      return '';
  }
}

const looks = {
  broken: { className: 'error', label: 'Broken' },
  tolerated: { className: 'warning', label: 'Works' },
  fits: { className: 'good', label: 'Good' },
  notTried: { className: 'quiet', label: 'Not tried' },
} as const;

/** What a check has found, in the words of staff. */
function Findings({ report }: { report: BackendReport }) {
  return (
    <section aria-label="Findings">
      <CopyButton value={report.forEngineers} timeout={4000}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy} mb="md">
            {copied ? 'Copied' : 'Copy for the engineers'}
          </Button>
        )}
      </CopyButton>
      <Stack component="ul" gap="sm">
        {report.areas.map(({ name, result, words }) => (
          <FoundItem key={name} {...looks[result]} name={name} words={words} />
        ))}
      </Stack>
    </section>
  );
}

/** @jsxImportSource hono/jsx */
import { calls } from '@/contract/calls';
import type { Card, PostedForm } from '../noun/card';
import { type Fault, type Faults, faultKinds } from '../noun/faults';
import { brief, FormError, isKey, numberFrom } from '../noun/form';
import { Choice, FormCard, Switch, TextField } from '../noun/forms';

/** A form for a new fault, and the list of faults that wait for a call. */
export const faultsCard: Card = {
  show: async ({ services, merchant, address }) => (
    <FaultForms action={`${address}/faults`} faults={waitingFaults(services.faults, merchant.id)} />
  ),
  actions: {
    faults: async (posted) => setFault(posted),
    'faults/clear': async ({ services, merchantId }) => services.faults.clear(merchantId),
  },
};

/** Seconds; the app gives up after 75. */
const longestDelay = 600;

function setFault({ services, merchantId, form }: PostedForm): void {
  const kind = form.get('kind') ?? '';
  const call = form.get('call') ?? '';
  if (!isKey(faultKinds, kind)) throw new FormError(`There is no fault '${brief(kind)}'.`);
  if (call !== '' && !isKey(calls, call)) throw new FormError(`There is no call '${brief(call)}'.`);
  services.faults.set({
    merchantId,
    kind,
    ...(call !== '' && { call }),
    times: form.has('sticky') ? Number.POSITIVE_INFINITY : 1,
    delay: numberFrom('delay', form.get('delay') ?? '5', { most: longestDelay }) * 1000,
  });
}

/** The faults that wait for a call of this mall. */
export function waitingFaults(faults: Faults, merchantId: string): Fault[] {
  return faults.list().filter((fault) => (fault.merchantId ?? merchantId) === merchantId);
}

function FaultForms({ action, faults }: { action: string; faults: readonly Fault[] }) {
  const choices = [['', 'every call'] as const, ...Object.keys(calls).map((name) => [name, name] as const)];
  const waiting = faults.length > 0 && (
    <form method="post" action={`${action}/clear`}>
      <ul>
        {faults.map((fault, index) => (
          <li key={String(index)}>
            {fault.call ?? 'Every call'}: {faultKinds[fault.kind]}
            {fault.times === Number.POSITIVE_INFINITY ? ', until cleared' : ''}
          </li>
        ))}
      </ul>
      <button type="submit">Clear all faults</button>
    </form>
  );
  return (
    <FormCard title="Faults" action={action} submit="Add fault" more={waiting}>
      <Choice label="The next answer of" name="call" options={choices} />
      <Choice label="is" name="kind" options={Object.entries(faultKinds)} />
      <TextField label="Seconds of a slow answer" name="delay" value="5" />
      <Switch label="and every one after it" name="sticky" />
    </FormCard>
  );
}

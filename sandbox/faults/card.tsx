/** @jsxImportSource hono/jsx */
import { calls } from '@/contract/calls';
import type { Card } from '../noun/card';
import { type Fault, type Faults, faultKinds } from '../noun/faults';
import { brief, type Form, FormError, isKey, numberFrom } from '../noun/form';
import { FieldForm } from '../noun/forms';

/** A form for a new fault, and the list of faults that wait for a call. */
export const faultsCard: Card = {
  show: async ({ services, merchant, address }) => (
    <FaultForms action={`${address}/faults`} faults={waitingFaults(services.faults, merchant.id)} />
  ),
  actions: {
    faults: async ({ services, merchantId, form }) => setFault(services.faults, merchantId, form),
    'faults/clear': async ({ services, merchantId }) => services.faults.clear(merchantId),
  },
};

/** Seconds; the app gives up after 75. */
const longestDelay = 600;

function setFault(faults: Faults, merchantId: string, form: Form): void {
  const kind = form.get('kind') ?? '';
  const call = form.get('call') ?? '';
  if (!isKey(faultKinds, kind)) throw new FormError(`There is no fault '${brief(kind)}'.`);
  if (call !== '' && !isKey(calls, call)) throw new FormError(`There is no call '${brief(call)}'.`);
  faults.set({
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
  return (
    <>
      <h2>Faults</h2>
      <section class="card">
        <FieldForm action={action} submit="Add fault">
          <label class="field">
            The next answer of
            <select name="call">
              <option value="">every call</option>
              {Object.keys(calls).map((name) => (
                <option value={name} key={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            is
            <select name="kind">
              {Object.entries(faultKinds).map(([kind, label]) => (
                <option value={kind} key={kind}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            Seconds of a slow answer
            <input type="text" name="delay" value="5" inputmode="decimal" />
          </label>
          <label class="switch">
            <input type="checkbox" name="sticky" />
            and every one after it
          </label>
        </FieldForm>
        {faults.length > 0 && (
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
        )}
      </section>
    </>
  );
}

import { calls } from '@/contract/calls';
import { type Faults, faultKinds } from '../noun/faults';
import { brief, type Form, FormError, isKey, numberFrom } from '../noun/form';

/** Seconds; the app gives up after 75. */
const longestDelay = 600;

export function setFault(faults: Faults, merchantId: string, form: Form): void {
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

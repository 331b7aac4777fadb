import { expect, it, vi } from 'vitest';
import { submitBill } from '@/contract/bills';
import { noteStep } from '@/session/steps';
import { failureOf } from '@/transport/call-error';
import { readReply } from '@/transport/read-reply';
import { countRefusal, refusedBill } from './refused-bill';

vi.mock('@/session/steps', { spy: true });

/** What the app makes of a backend's answer. */
function refusedWith(body: object) {
  try {
    readReply(submitBill, { status: 200, body: JSON.stringify(body) });
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'rejected') return refusedBill(failure);
  }
  throw new Error('The answer is no refusal.');
}

it.each([
  [{ statusDescription: 'Too old.', message: 'Not taken.' }, 'Too old.'],
  [{ message: 'Not taken.' }, 'Not taken.'],
  [{ response: { message: 'Not taken.' } }, 'Not taken.'],
  [{ statusDescription: '', response: [] }, 'Bill submit failed.'],
  [{ message: { text: 'an object' } }, 'Bill submit failed.'],
])('a refusal with %j reads: %s', (words, message) => {
  expect(refusedWith({ statusCode: 102, ...words })).toEqual({ isDuplicate: false, billId: '', message });
});

it.each([
  [110, '7', '7'],
  ['110', 7, '7'],
  [110, 0, ''],
  [110, undefined, ''],
])('a %j with the id %j is a duplicate of the bill %j', (statusCode, last_bill_id, billId) => {
  expect(refusedWith({ statusCode, response: { last_bill_id } })).toMatchObject({
    isDuplicate: true,
    billId,
  });
});

it.each([
  ['a refusal', false, false, ['billRefused']],
  ['a refusal after a lost answer', false, true, ['billRefused']],
  ['a duplicate', true, false, ['billDuplicate']],
  ['a duplicate of what a lost answer brought', true, true, []],
])('%s counts as it is', (_, isDuplicate, mayHaveArrived, steps) => {
  vi.mocked(noteStep).mockClear();
  countRefusal({ isDuplicate, billId: '', message: '' }, mayHaveArrived);
  expect(vi.mocked(noteStep).mock.calls.flat()).toEqual(steps);
});

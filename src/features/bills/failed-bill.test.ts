import { beforeEach, expect, it, vi } from 'vitest';
import { submitBill } from '@/contract/bills';
import { noteStep } from '@/session/steps';
import { type Failure, failureOf } from '@/transport/call-error';
import { readReply } from '@/transport/read-reply';
import { failedBill } from './failed-bill';

vi.mock('@/session/steps', { spy: true });

beforeEach(() => void vi.mocked(noteStep).mockClear());
const noted = () => vi.mocked(noteStep).mock.calls.flat();

/** How the app reads a backend's answer that refuses a bill. */
function refusal(body: object): Failure {
  try {
    readReply(submitBill, { status: 200, body: JSON.stringify(body) });
  } catch (error) {
    return failureOf(error);
  }
  throw new Error('The answer is no refusal.');
}

it.each([
  [{ statusDescription: 'Too old.', message: 'Not taken.' }, 'Too old.'],
  [{ message: 'Not taken.' }, 'Not taken.'],
  [{ response: { message: 'Not taken.' } }, 'Not taken.'],
  [{ statusDescription: '', response: [] }, 'Bill submit failed.'],
  [{ message: { text: 'an object' } }, 'Bill submit failed.'],
])('a refusal with %j reads, also after a lost answer: %s', (words, message) => {
  for (const mayHaveArrived of [false, true]) {
    const failure = refusal({ statusCode: 102, ...words });
    expect(failedBill(failure, mayHaveArrived)).toEqual({ kind: 'failed', message, mayHaveArrived });
  }
  expect(noted()).toEqual(['billRefused', 'billRefused']);
});

it.each([
  [110, '7', '7'],
  ['110', 7, '7'],
  [110, 0, ''],
  [110, undefined, ''],
])(
  'a %j with the id %j after a lost answer is the bill %j of that attempt',
  (statusCode, last_bill_id, billId) => {
    const failure = refusal({ statusCode, response: { last_bill_id } });
    expect(failedBill(failure, true)).toEqual({ kind: 'arrived', billId });
    expect(noted()).toEqual([]);
  },
);

it('a duplicate is one at the first attempt', () => {
  const failure = refusal({ statusCode: 110, response: { last_bill_id: 7 } });
  const message = 'Bill submit failed.';
  expect(failedBill(failure, false)).toEqual({ kind: 'duplicate', message, mayHaveArrived: false });
  expect(noted()).toEqual(['billDuplicate']);
});

it.each<[Failure, string, boolean]>([
  [{ kind: 'offline' }, 'Please check your internet connection!', true],
  [{ kind: 'malformed' }, 'Oops something went wrong!', true],
  [{ kind: 'unauthorised', reason: 'ended', description: '' }, '', false],
])('after %j, it says %j, and the bill may have arrived: %s', (failure, message, mayHaveArrived) => {
  expect(failedBill(failure, false)).toEqual({ kind: 'failed', message, mayHaveArrived });
  expect(failedBill(failure, true)).toMatchObject({ mayHaveArrived: true });
});

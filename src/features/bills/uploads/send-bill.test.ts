import { beforeEach, expect, it, vi } from 'vitest';
import { sendUpload } from '@/session/send-upload';
import { CallError, type Failure } from '@/transport/call-error';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import { type Ending, endingOf, sendBill } from './send-bill';

vi.mock('@/session/send-upload', () => ({ sendUpload: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(sendUpload).mockReset();
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
});

const fail = (failure: Failure) =>
  vi.mocked(sendUpload).mockRejectedValueOnce(new CallError(failure, '/submitBill'));
const take = () => vi.mocked(sendUpload).mockResolvedValueOnce({ manual: false, points: 5, billId: '1' });
const duplicate: Failure = { kind: 'rejected', statusCode: 110, description: '', details: { billId: '4' } };

function send(onUnanswered = vi.fn(async () => {})) {
  const controller = new AbortController();
  let ending: Ending | undefined;
  const done = sendBill({ mayHaveArrived: false }, new File(['a'], 'a'), {
    signal: controller.signal,
    onProgress: () => {},
    onUnanswered,
  }).then((end) => {
    ending = end;
  });
  return { onUnanswered, controller, done, ending: () => ending };
}
const attempts = () => vi.mocked(sendUpload).mock.calls.length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('repeats a send that breaks while online after 1 s and 3 s, and then gives it up', async () => {
  for (let count = 0; count < 3; count++) fail({ kind: 'offline' });
  const sending = send();
  await pass(999);
  expect(attempts()).toBe(1);
  await pass(1);
  expect(attempts()).toBe(2);
  await pass(2_999);
  expect(attempts()).toBe(2);
  await pass(1);
  expect(attempts()).toBe(3);
  expect(sending.ending()?.change).toMatchObject({ state: 'error', mayHaveArrived: true });
  await pass(60_000);
  expect(attempts()).toBe(3);
  expect(sending.onUnanswered).toHaveBeenCalledTimes(3);
});

it('waits until it is stored that the bill may have arrived, before it does anything else', async () => {
  fail({ kind: 'offline' });
  take();
  const stored = laterAnswer();
  const sending = send(vi.fn(stored.asked));
  await pass(10_000);
  expect(attempts()).toBe(1);
  await stored.give();
  await pass(1_000);
  expect(sending.ending()?.change).toMatchObject({ state: 'complete' });
  expect(attempts()).toBe(2);
});

it('takes a duplicate after a lost answer for the bill that it brought', async () => {
  fail({ kind: 'offline' });
  fail(duplicate);
  const sending = send();
  await pass(1_000);
  expect(sending.ending()?.change).toMatchObject({ state: 'manual', billId: '4' });
});

it('stops repeating when the network goes', async () => {
  fail({ kind: 'offline' });
  fail({ kind: 'offline' });
  const sending = send();
  await pass(10);
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  await pass(1_000);
  expect(sending.ending()?.change).toEqual({ state: 'waiting', mayHaveArrived: true });
});

it('does not repeat what timed out or cannot be read', async () => {
  for (const kind of ['timeout', 'malformed'] as const) {
    fail({ kind });
    const sending = send();
    await pass(10_000);
    expect(sending.ending()?.change).toMatchObject({ state: 'error', mayHaveArrived: true });
    expect(sending.onUnanswered).toHaveBeenCalledOnce();
  }
  expect(attempts()).toBe(2);
});

it('ends at once when the file is taken out, also between two attempts', async () => {
  fail({ kind: 'offline' });
  take();
  const sending = send();
  await pass(500);
  const outcome = expect(sending.done).rejects.toThrow('abort');
  sending.controller.abort(new Error('abort'));
  await outcome;
  await pass(10_000);
  expect(attempts()).toBe(1);
});

it('gives what the backend made of it', async () => {
  take();
  const sending = send();
  await sending.done;
  expect(sending.ending()).toEqual({
    change: { state: 'complete', points: 5, billId: '1', message: '' },
    sessionEnded: false,
  });
});

const refused = (description: string): Failure => ({ kind: 'rejected', statusCode: 102, description });
const unauthorised = (reason: 'ended' | 'refresh'): Failure => ({
  kind: 'unauthorised',
  reason,
  description: '',
});

it.each<[what: string, failure: Failure, resumed: boolean, change: Ending['change']]>([
  ['a refusal with words', refused('Not today.'), false, { message: 'Not today.', mayHaveArrived: false }],
  ['a duplicate', duplicate, false, { duplicate: true, message: 'Bill submit failed.' }],
  [
    'no new tokens, as the session has said',
    unauthorised('refresh'),
    true,
    { message: '', mayHaveArrived: true },
  ],
])('a file that meets %s has failed and says so', (_, failure, resumed, change) => {
  expect(endingOf(failure, resumed)).toMatchObject({
    change: { state: 'error', ...change },
    sessionEnded: false,
  });
});

it.each([
  ['its session is over', 'ended', true],
  ['there are no new tokens for want of a network', 'refresh', false],
] as const)('a file waits where %s', (_, reason, sessionEnded) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  expect(endingOf(unauthorised(reason), false)).toEqual({ change: { state: 'waiting' }, sessionEnded });
});

it('leaves a file waiting that was refused as its session ended, although the list is gone by then', async () => {
  let endSession = () => {};
  vi.mocked(sendUpload).mockImplementationOnce(async () => {
    await Promise.resolve();
    endSession();
    throw new CallError({ kind: 'unauthorised', reason: 'refresh', description: '' }, '/submitBill');
  });
  const sending = send();
  endSession = () => sending.controller.abort(new Error('abort'));
  await sending.done;
  expect(sending.ending()).toEqual({ change: { state: 'waiting' }, sessionEnded: true });
});

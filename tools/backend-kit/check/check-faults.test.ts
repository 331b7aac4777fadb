import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { people } from '../../../sandbox/members/sample-people';
import { type FaultKind, faultKinds } from '../../../sandbox/noun/faults';
import { startTestSandbox, type TestSandbox } from '../../../tests/sandbox/harness';
import { check, otp, sendToSandbox } from '../testing/check-with';
import type { Send } from './exchange';

/** Calls that a check does not send (docs/backend.md). */
const unsent: readonly CallName[] = ['registerCustomer', 'optInForSMS', 'optOutFromSMS'];
/** The app reads `statusCode` 100 without a field as success. */
const mayBeEmpty: readonly CallName[] = ['deleteNotification', 'setNotificationTapped'];

const names = (Object.keys(calls) as CallName[]).filter((name) => {
  const { reply }: Call = calls[name];
  return reply.schema !== undefined && !unsent.includes(name);
});

/** How a fault's answer is judged: by the fields of the call, or before they are read. */
const inFields: readonly FaultKind[] = ['types', 'empty', 'refused'];

/** Every write, and one read for each kind of token. What is judged before the fields is the same in all of them. */
const spread = names.filter((name, index) => {
  const kindOf = (other: CallName) => calls[other].effect + calls[other].audience + calls[other].auth;
  const isFirst = names.findIndex((other) => kindOf(other) === kindOf(name)) === index;
  return calls[name].effect === 'write' || isFirst;
});

/** What else a check has to send, so that it can send the call. */
const before: Partial<Record<CallName, CallName[]>> = { placeOrder: ['addCart'] };

const fields: Readonly<Record<Exclude<FaultKind, 'types' | 'empty'>, string>> = {
  ...{
    dropped: 'connection',
    lost: 'connection',
    slow: 'connection',
    html: 'HTTP status',
    malformed: 'body',
  },
  refused: 'statusCode',
  refresh: 'HTTP status',
  expired: 'HTTP status',
  invalid: 'HTTP status',
};

let test: TestSandbox;
let slow: CallName | undefined;

/** Gives up at once on the call that is slow, like a check whose time is over. */
const send: Send = (ask, limits) =>
  slow && ask.method !== 'OPTIONS' && new URL(ask.url).pathname.endsWith(`/${slow}`)
    ? Promise.resolve({ kind: 'failed', reason: 'slow', detail: '', ms: limits.timeout })
    : sendToSandbox(test)(ask, limits);

describe.each(Object.keys(faultKinds) as FaultKind[])('%s', (kind) => {
  beforeAll(async () => {
    test = await startTestSandbox({ makeOtp: () => otp });
  });
  afterAll(() => test.sandbox.close());

  const spoiled = inFields.includes(kind) ? names : spread;

  it.each(spoiled.filter((name) => kind !== 'empty' || !mayBeEmpty.includes(name)))(
    'is found in %s',
    async (name) => {
      slow = kind === 'slow' ? name : undefined;
      if (kind !== 'slow') test.sandbox.faults.set({ kind, call: name });
      const report = await check({
        send,
        mobile: people.aarav.mobile,
        writes: true,
        orders: true,
        origins: [],
        only: [name, ...(before[name] ?? [])],
      });
      test.sandbox.faults.clear();
      const { result, findings, why } = report.calls.find(({ call }) => call === name) ?? {};
      const broken = findings?.filter(({ severity }) => severity === 'broken') ?? [];
      expect({ result, why }).toEqual({ result: 'broken', why: undefined });
      if (kind !== 'types' && kind !== 'empty')
        expect(broken.map(({ field }) => field)).toContain(fields[kind]);
      expect(broken.filter(({ shopper }) => shopper === '')).toEqual([]);
    },
  );
});

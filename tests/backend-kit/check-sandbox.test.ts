import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '@/contract/calls';
import { people } from '../../sandbox/members/sample-people';
import { startTestSandbox, type TestSandbox } from '../sandbox/harness';
import { check, linesOf, otp, sendToSandbox } from './check-with';

let test: TestSandbox;

beforeEach(async () => {
  test = await startTestSandbox({ makeOtp: () => otp });
});
afterEach(() => test.sandbox.close());

const everything = () => ({
  send: sendToSandbox(test),
  mobile: people.aarav.mobile,
  writes: true,
  orders: true,
});

it('finds nothing wrong with the sandbox, and says why a call was not tried', async () => {
  const report = await check(everything());
  expect(linesOf(report, 'broken', 'tolerated')).toEqual([]);
  const untried = report.calls.filter(({ result }) => result === 'notTried');
  expect(untried.map(({ call, why }) => [call, why !== undefined && why.length > 10])).toEqual([
    ['logOutUser', true],
    ['optInForSMS', true],
    ['optOutFromSMS', true],
    ['registerCustomer', true],
  ]);
  expect(report.calls.map(({ call }) => call)).toEqual(Object.keys(calls).sort());
  expect(report.journeys.map(({ result }) => result)).toEqual(['fits', 'fits', 'fits']);
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '@/contract/calls';
import { people } from '../../../sandbox/members/sample-people';
import { customerOf, startTestSandbox, type TestSandbox } from '../../../tests/sandbox/harness';
import { check, linesOf, otp, sendToSandbox } from '../testing/check-with';

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

it('tolerates what older backends write', async () => {
  await test.sandbox.changeSettings('north', { olderReplies: true });
  const report = await check(everything());
  expect(linesOf(report, 'broken')).toEqual([]);
  expect(report.summary.tolerated).toBeGreaterThan(30);
});

it.each(Object.entries(people))('finds nothing wrong for %s', async (_, { mobile }) => {
  const report = await check({ ...everything(), mobile, writes: false, orders: false, origins: [] });
  expect(linesOf(report, 'broken', 'tolerated')).toEqual([]);
});

it('leaves the cart and the bills as they were', async () => {
  const before = await state();
  await check({ ...everything(), orders: false });
  expect(await state()).toEqual(before);
});

async function state() {
  const member = await customerOf(test);
  const cart = await test.send('getCart', member.id, member.ask);
  const bills = await test.sandbox.submittedBills('north');
  return { cart: cart.body, bills, balance: await member.balance() };
}

it('tells a tier of theme.tiers that the backend does not send, and calls nothing broken for it', async () => {
  const mall = { id: 'north', platform: 4, appVersion: 4, loginThrough: 2, tiers: ['Silver', 'Diamond "1"'] };
  const report = await check({ ...everything(), writes: false, orders: false, mall });
  expect(linesOf(report, 'broken', 'tolerated')).toEqual([]);
  const told = report.calls.flatMap(({ findings }) =>
    findings.filter(({ field }) => field.endsWith('tier_name')),
  );
  expect(told.map(({ severity, expected }) => [severity, expected.includes('Diamond')])).toEqual([
    ['told', true],
  ]);
});

import { describe, expect, it } from 'vitest';
import { people } from '../../sandbox/members/sample-people';
import { billHandOf, file } from './bill-hand';
import { entriesOf, expectSums } from './point-sums';
import { testSandbox } from './test-sandbox';

const test = testSandbox();
const dayInMilliseconds = 86_400_000;

describe('the points of a member', () => {
  it.each([people.aarav, people.ishita])(
    'add up to the balance in the sample of $mobile',
    async ({ mobile }) => {
      await expectSums(test, mobile);
    },
  );

  it('expire after their last day, and the oldest ones are spent first', async () => {
    const mobile = people.rohan.mobile;
    await (await billHandOf(test, mobile)).short(file('a-rs1000.jpg'));
    test.clock.advance(365 * dayInMilliseconds);
    expect(await (await billHandOf(test, mobile)).balance()).toBe(10);
    test.clock.advance(dayInMilliseconds);
    const hand = await billHandOf(test, mobile);
    expect(await hand.balance()).toBe(0);
    const { expired, transactions } = await hand.history();
    expect(entriesOf(expired)).toMatchObject([{ points: 10, pointsEarned: 10, expiryDate: '2027-11-20' }]);
    expect(transactions).toEqual([]);
    expect(entriesOf((await hand.archive()).transactions)).toMatchObject([
      { points: 10, date: '2026-11-20' },
    ]);
  });

  it('come in thousands for 98765 00001 on demand, without a change of the balance', async () => {
    await test.sandbox.changeSettings('north', { extraTransactions: 5000 });
    const hand = await billHandOf(test);
    expect(entriesOf((await hand.history()).transactions).length).toBeGreaterThanOrEqual(5000);
    expect(await hand.balance()).toBe(12_480.5);
    await expectSums(test, people.aarav.mobile);
    await test.sandbox.changeSettings('north', { extraTransactions: 0 });
    expect(entriesOf((await hand.history()).transactions).length).toBeLessThan(100);
  }, 30_000);
});

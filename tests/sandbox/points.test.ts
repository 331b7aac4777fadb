import { describe, expect, it } from 'vitest';
import type { Month } from '@/contract/transactions';
import { people } from '../../sandbox/members/sample-people';
import { seeded } from '../../sandbox/shared/seeded';
import { billHandOf, file } from './bill-hand';
import { startTestSandbox, type TestSandbox } from './harness';
import { lineAt, shopperOf, toOrder } from './shopper';

const entriesOf = <Entry>(months: readonly Month<Entry>[]) => months.flatMap(({ entries }) => entries);
/** In hundredths, so that sums stay exact. */
const sumOf = (rows: readonly { points?: number | undefined }[]) =>
  rows.reduce((sum, { points = 0 }) => sum + Math.round(points * 100), 0);
const dayInMilliseconds = 86_400_000;

/** The lists of a member always add up to the balance. */
async function expectSums(test: TestSandbox, mobile: string) {
  const hand = await billHandOf(test, mobile);
  const [history, archive, balance] = [await hand.history(), await hand.archive(), await hand.balance()];
  const rows = [...entriesOf(history.transactions), ...entriesOf(archive.transactions)];
  const earned = sumOf(rows.filter(({ kind }) => kind === '1'));
  const redeemed = sumOf(rows.filter(({ kind }) => kind === '2'));
  const expired = sumOf(entriesOf(history.expired));
  expect(earned - redeemed - expired).toBe(Math.round(balance * 100));
  expect(sumOf(entriesOf(history.expiring))).toBe(Math.round(balance * 100));
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(history.log).toMatchObject({
    ...{ earned: earned / 100, redeemed: redeemed / 100, expired: expired / 100, available: balance },
  });
  expect([archive.earned, archive.redeemed]).toEqual(
    ['1', '2'].map(
      (flag) => sumOf(entriesOf(archive.transactions).filter(({ kind }) => kind === flag)) / 100,
    ),
  );
  const [all, active, over] = [await hand.vouchers(1), await hand.vouchers(2), await hand.vouchers(3)];
  const codes = (months: typeof all) => entriesOf(months).map(({ code }) => code);
  expect([...codes(active), ...codes(over)].sort()).toEqual(codes(all).sort());
}

describe('the points of a member', () => {
  it.each([people.aarav, people.ishita])(
    'add up to the balance in the sample of $mobile',
    async ({ mobile }) => {
      const test = await startTestSandbox();
      await expectSums(test, mobile);
      await test.sandbox.close();
    },
  );

  it.each([1, 2, 3])(
    'add up to the balance after any history (%i)',
    async (number) => {
      const test = await startTestSandbox();
      const random = seeded(`history ${number}`);
      const mobile = random.pick([people.aarav.mobile, people.ishita.mobile, people.rohan.mobile]);
      for (let step = 0; step < 6; step += 1) {
        const hand = await billHandOf(test, mobile);
        const words = random.pick(['now', 'manual', 'reject', 'wait', 'photo']);
        const answer = await hand.short(
          file(`${words}-${step}-rs${Math.floor(random.between(200, 90_000))}.jpg`),
        );
        if (random.next() < 0.3)
          await hand.remove(String((answer.response as { last_bill_id: string }).last_bill_id));
        const shopper = await shopperOf(test, mobile);
        const line = await lineAt(shopper, Math.floor(random.between(0, 8)));
        await shopper.save([line]);
        await shopper.order(toOrder([line]));
        test.clock.advance(Math.floor(random.between(1, 200)) * dayInMilliseconds);
        await expectSums(test, mobile);
      }
      await test.sandbox.close();
    },
    60_000,
  );

  it('expire after their last day, and the oldest ones are spent first', async () => {
    const test = await startTestSandbox();
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
    await test.sandbox.close();
  });

  it('come in thousands for 98765 00001 on demand, without a change of the balance', async () => {
    const test = await startTestSandbox();
    await test.sandbox.changeSettings('north', { extraTransactions: 5000 });
    const hand = await billHandOf(test);
    expect(entriesOf((await hand.history()).transactions).length).toBeGreaterThanOrEqual(5000);
    expect(await hand.balance()).toBe(12_480.5);
    await expectSums(test, people.aarav.mobile);
    await test.sandbox.changeSettings('north', { extraTransactions: 0 });
    expect(entriesOf((await hand.history()).transactions).length).toBeLessThan(100);
    await test.sandbox.close();
  }, 30_000);
});

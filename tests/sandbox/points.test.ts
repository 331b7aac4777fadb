import { describe, expect, it } from 'vitest';
import type { Month } from '@/contract/transactions';
import { people } from '../../sandbox/members/sample-people';
import { type Lot, lotsOf, type Movement } from '../../sandbox/points/lots';
import { seeded } from '../../sandbox/shared/seeded';
import { billHandOf, file } from './bill-hand';
import { testSandbox } from './test-sandbox';

const test = testSandbox();
const dayInMilliseconds = 86_400_000;

describe('the points of a member', () => {
  it.each([people.aarav, people.ishita])(
    'add up to the balance in the sample of $mobile',
    async ({ mobile }) => {
      await expectSums(mobile);
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
    await expectSums(people.aarav.mobile);
    await test.sandbox.changeSettings('north', { extraTransactions: 0 });
    expect(entriesOf((await hand.history()).transactions).length).toBeLessThan(100);
  }, 30_000);
});

const entriesOf = <Entry>(months: readonly Month<Entry>[]) => months.flatMap(({ entries }) => entries);

/** In hundredths, so that sums stay exact. */
const sumOf = (rows: readonly { points?: number | undefined }[]) =>
  rows.reduce((sum, { points = 0 }) => sum + Math.round(points * 100), 0);

/** The lists of a member always add up to the balance. */
async function expectSums(mobile: string): Promise<void> {
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
    earned: earned / 100,
    redeemed: redeemed / 100,
    expired: expired / 100,
    available: balance,
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

/** The same rules for each single hundredth: slow, and too plain to be wrong. */
function oneByOne(movements: readonly Movement[]): Lot[] {
  const lots: Lot[] = [];
  for (const { id, hundredths, expiresOn, lotId } of movements) {
    if (hundredths > 0) lots.push({ id, hundredths, left: hundredths, expiresOn });
    for (let owed = -hundredths; owed > 0; owed -= 1) {
      const open = lots.filter(({ left }) => left > 0);
      const soonest = [...open].sort((one, other) => dayOf(one).localeCompare(dayOf(other)))[0];
      const lot = open.find((each) => each.id === lotId) ?? soonest;
      if (lot) lot.left -= 1;
    }
  }
  return lots;
}

/** What never expires comes last. */
const dayOf = ({ expiresOn }: Lot) => expiresOn ?? '9999';

function history(number: number): Movement[] {
  const random = seeded(`lots ${number}`);
  const movements: Movement[] = [];
  let balance = 0;
  for (let id = 1; id <= 30; id += 1) {
    const comes = balance === 0 || random.next() < 0.5;
    const amount = Math.ceil(random.between(0, comes ? 40 : balance));
    const hundredths = comes ? amount : -amount;
    balance += hundredths;
    const expiresOn = comes
      ? random.pick([null, '2026-12-31', '2027-06-30', '2027-06-30', '2028-01-31'])
      : null;
    const lotId = !comes && random.next() < 0.4 ? Math.ceil(random.between(0, id - 1)) : null;
    movements.push({ id, hundredths, expiresOn, lotId });
  }
  return movements;
}

describe('what is left of earned points', () => {
  it('is what taking them one by one leaves, in 500 histories', () => {
    for (let number = 1; number <= 500; number += 1) {
      const movements = history(number);
      const lots = lotsOf(movements);
      expect([number, lots]).toEqual([number, oneByOne(movements)]);
      const balance = movements.reduce((sum, { hundredths }) => sum + hundredths, 0);
      expect(lots.reduce((sum, { left }) => sum + left, 0)).toBe(balance);
    }
  });
});

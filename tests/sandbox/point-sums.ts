import { expect } from 'vitest';
import type { Month } from '@/contract/transactions';
import { type BillHand, billHandOf } from './bill-hand';
import type { TestSandbox } from './harness';

export const entriesOf = <Entry>(months: readonly Month<Entry>[]) => months.flatMap(({ entries }) => entries);

/** In hundredths, so that sums stay exact. */
const sumOf = (rows: readonly { points?: number | undefined }[]) =>
  rows.reduce((sum, { points = 0 }) => sum + Math.round(points * 100), 0);

/** The lists of a member always add up to the balance. Gives the balance in hundredths. */
export async function expectSums(test: TestSandbox, mobile: string, logged?: BillHand): Promise<number> {
  const hand = logged ?? (await billHandOf(test, mobile));
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
  return Math.round(balance * 100);
}

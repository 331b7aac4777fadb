import { describe, expect, it } from 'vitest';
import type { PointTransaction } from '@/contract/transactions';
import { pointLists } from './transaction-rules';
import { mostPointRows, pointsInWallet } from './wallet-rules';

const row = (index: number) =>
  ({ kind: index % 2 ? '1' : '2', points: index, expiryDate: '2026-12-01' }) as PointTransaction; // the other fields do not count here

function history(count: number, expiring = 1) {
  const rows = Array.from({ length: count }, (_, index) => row(index));
  const months = [
    { label: 'November 2026', entries: rows.slice(0, 40) },
    { label: 'October 2026', entries: rows.slice(40) },
  ];
  const ends = [{ label: 'December 2026', entries: Array.from({ length: expiring }, (_, at) => row(at)) }];
  const lists = pointLists(
    { transactions: months, expiring: ends, expired: [], log: undefined },
    '2026-11-23',
  );
  return { lists, endings: [{ day: '2026-12-01', points: 3 }], log: undefined };
}

describe('the points in the wallet', () => {
  it('are all of a short history', () => {
    const points = history(mostPointRows, mostPointRows);
    expect(pointsInWallet(points)).toBe(points);
  });

  it('are the newest 50 rows of a long one, and what of them was earned and redeemed', () => {
    const { lists, endings, isCut } = pointsInWallet(history(120));
    expect(isCut).toBe(true);
    expect(lists.all.map(({ entry }) => entry.points)).toEqual(Array.from({ length: 50 }, (_, at) => at));
    expect(lists.earned).toHaveLength(25);
    expect(lists.redeemed).toHaveLength(25);
    expect(lists.expiring).toHaveLength(1);
    expect(endings).toHaveLength(1);
    for (const list of [lists.all, lists.earned, lists.redeemed]) expect(list.at(-1)?.last).toBe(true);
  });

  it('are cut where only the points that end are many', () => {
    const { lists, isCut } = pointsInWallet(history(3, 60));
    expect(isCut).toBe(true);
    expect([lists.all.length, lists.expiring.length]).toEqual([3, 50]);
  });

  it('stay as they are when they are kept once more', () => {
    const kept = JSON.parse(JSON.stringify(pointsInWallet(history(120))));
    expect(pointsInWallet(kept)).toEqual(kept);
  });
});

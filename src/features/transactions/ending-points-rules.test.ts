import { describe, expect, it } from 'vitest';
import type { PointTransaction } from '@/contract/transactions';
import { endingsOf } from './ending-points-rules';

const entry = (expiryDate: string, points?: number): PointTransaction => ({
  ...{ kind: '1', reasonId: '1', reason: '', referenceId: '', orderId: '', billNumber: '', brands: [] },
  ...{ date: '', expiryDate, ...(points !== undefined && { points }) },
});
const endings = (...entries: PointTransaction[]) => endingsOf([{ label: 'all', entries }]);

describe('points that end', () => {
  it('are summed up by day, in the order of the days, across months', () => {
    const months = [
      { label: 'January 2027', entries: [entry('2027-01-15', 5)] },
      { label: 'December 2026', entries: [entry('2026-12-31 23:59:59', 250.33), entry('2026-12-31', 249)] },
      { label: 'November 2026', entries: [entry('2026-11-30', 1)] },
    ];
    expect(endingsOf(months)).toEqual([
      { day: '2026-11-30', points: 1 },
      { day: '2026-12-31', points: 499.33 },
      { day: '2027-01-15', points: 5 },
    ]);
  });

  it('are exact to the hundredth, however many rows they come from', () => {
    const rows = Array.from({ length: 1_000 }, () => entry('2026-12-31', 0.1));
    expect(endings(...rows)).toEqual([{ day: '2026-12-31', points: 100 }]);
  });

  it('count the same with a sign and without', () => {
    expect(endings(entry('2026-12-31', -20), entry('2026-12-31', 5))).toEqual([
      { day: '2026-12-31', points: 25 },
    ]);
  });

  it('are none without points or without a day', () => {
    expect(
      endings(
        entry('2026-12-31', 0),
        entry('2026-12-31'),
        entry('', 5),
        entry('2026-02-30', 5),
        entry('soon', 5),
      ),
    ).toEqual([]);
    expect(endingsOf([])).toEqual([]);
  });
});

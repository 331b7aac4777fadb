import { describe, expect, it } from 'vitest';
import { endingSoon, endingsOf, reminderDay, stillToCome } from './ending-points';

const row = (expiryDate: string, points?: number) => ({ expiryDate, points });

describe('points that end', () => {
  it('are summed up by day, in the order of the days', () => {
    const rows = [row('2027-01-15', 5), row('2026-12-31 23:59:59', 250.33), row('2026-12-31', 249)];
    expect(endingsOf([...rows, row('2026-11-30', 1)])).toEqual([
      { day: '2026-11-30', points: 1 },
      { day: '2026-12-31', points: 499.33 },
      { day: '2027-01-15', points: 5 },
    ]);
  });

  it('are exact to the hundredth, however many rows they come from', () => {
    const rows = Array.from({ length: 1_000 }, () => row('2026-12-31', 0.1));
    expect(endingsOf(rows)).toEqual([{ day: '2026-12-31', points: 100 }]);
  });

  it('count the same with a sign and without', () => {
    expect(endingsOf([row('2026-12-31', -20), row('2026-12-31', 5)])).toEqual([
      { day: '2026-12-31', points: 25 },
    ]);
  });

  it('are none without points or without a day', () => {
    const rows = [row('2026-12-31', 0), row('2026-12-31'), row('', 5), row('2026-02-30', 5), row('soon', 5)];
    expect(endingsOf(rows)).toEqual([]);
    expect(endingsOf([])).toEqual([]);
  });
});

describe('of points that end', () => {
  const days = (endings: readonly { day: string }[]) => endings.map(({ day }) => day);
  const endings = endingsOf(
    ['2026-11-23', '2026-11-24', '2026-12-24', '2026-12-25'].map((day) => row(day, 10)),
  );

  it('those are still to come whose last day is not over', () => {
    expect(days(stillToCome(endings, '2026-11-24'))).toEqual(['2026-11-24', '2026-12-24', '2026-12-25']);
    expect(days(stillToCome(endings, '2026-12-26'))).toEqual([]);
  });

  it('those end soon whose last day is at most 30 days ahead', () => {
    expect(days(endingSoon(endings, '2026-11-24'))).toEqual(['2026-11-24', '2026-12-24']);
    expect(days(endingSoon(endings, '2026-11-25'))).toEqual(['2026-12-24', '2026-12-25']);
  });
});

it.each([
  ['2026-12-31', '2026-11-24', '2026-12-24'],
  ['2026-12-01', '2026-11-24', '2026-11-24'],
  ['2026-12-02', '2026-11-24', '2026-11-25'],
  ['2026-11-30', '2026-11-24', '2026-11-24'],
  ['2026-11-24', '2026-11-24', '2026-11-24'],
  ['2028-03-05', '2028-01-01', '2028-02-27'],
])('for points that end on %s, the reminder of %s is on %s', (day, today, reminder) => {
  expect(reminderDay(day, today)).toBe(reminder);
});

import type { Month, PointTransaction } from '@/contract/transactions';
import { calendarDay } from '@/lib/calendar-day';
import { roundPoints } from '@/lib/points';

/** Points that end on one day. */
export interface Ending {
  /** The last day on which they can be spent (YYYY-MM-DD): the mall's calendar day, in whatever time zone. */
  day: string;
  points: number;
}

/** How many points end on which day, in the order in which they end (docs/product/transactions.md#points-that-end). */
export function endingsOf(months: readonly Month<PointTransaction>[]): Ending[] {
  const sums = new Map<string, number>();
  for (const { expiryDate, points = 0 } of months.flatMap(({ entries }) => entries)) {
    const day = calendarDay(expiryDate);
    // Backends differ in whether points that go are below 0.
    if (day !== undefined) sums.set(day, roundPoints((sums.get(day) ?? 0) + Math.abs(points)));
  }
  return [...sums]
    .flatMap(([day, points]) => (points > 0 ? [{ day, points }] : []))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

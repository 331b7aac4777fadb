import { calendarDay } from './calendar-day';
import { daysBetween, shiftDays } from './days';
import { roundPoints } from './points';

/** Points that end on one day. */
export interface Ending {
  /** The last day on which they can be spent (YYYY-MM-DD): the mall's calendar day, in whatever time zone. */
  day: string;
  points: number;
}

/** Days before points end from which the dashboard says so, and before which a calendar reminds of them. */
const soon = 30;
const reminder = 7;

/** How many points end on which day, in the order in which they end (docs/product/transactions.md#points-that-end). */
export function endingsOf(rows: readonly { expiryDate: string; points?: number | undefined }[]): Ending[] {
  const sums = new Map<string, number>();
  for (const { expiryDate, points = 0 } of rows) {
    const day = calendarDay(expiryDate);
    // Backends differ in whether points that go are below 0.
    if (day !== undefined) sums.set(day, roundPoints((sums.get(day) ?? 0) + Math.abs(points)));
  }
  return [...sums]
    .flatMap(([day, points]) => (points > 0 ? [{ day, points }] : []))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Those whose last day is today or later. */
export function stillToCome(endings: readonly Ending[], today: string): Ending[] {
  return endings.filter(({ day }) => day >= today);
}

/** Those of the next 30 days. */
export function endingSoon(endings: readonly Ending[], today: string): Ending[] {
  return stillToCome(endings, today).filter(({ day }) => daysBetween(today, day) <= soon);
}

/** The day on which a calendar reminds of points that end: a week before, or today if less than a week is left. */
export function reminderDay(day: string, today: string): string {
  const early = shiftDays(day, -reminder);
  return early < today ? today : early;
}

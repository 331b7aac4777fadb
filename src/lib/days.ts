/** Whole days of the calendar (YYYY-MM-DD). A night of 23 or 25 hours changes nothing. */

const length = 86_400_000;

/** The day so many days later (or earlier, for a negative number). */
export function shiftDays(day: string, days: number): string {
  return new Date(startOf(day) + days * length).toISOString().slice(0, 10);
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return (startOf(to) - startOf(from)) / length;
}

/** The day, or the one nearest to it that is not before `min` or after `max`. */
export function nearestDay(day: string, min: string | undefined, max: string | undefined): string {
  if (max !== undefined && day > max) return max;
  return min !== undefined && day < min ? min : day;
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

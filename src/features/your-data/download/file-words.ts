import { formatDate } from '@/lib/dates';
import { formatPoints } from '@/lib/points';

/** A day in words. A date that nobody can read stays as it came. */
export function day(date: string): string {
  return formatDate(date, 'long') || date;
}

/** Points or an amount; '' where there is none. */
export function figure(value: number | undefined): string {
  return value === undefined ? '' : formatPoints(value);
}

/** What there is of these, in one line. */
export function inLine(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(', ');
}

import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import { calendarDay } from './calendar-day';

dayjs.extend(advancedFormat);

/** See docs/product/formats.md#dates. */
export const dateFormats = {
  /** 5th Mar'24 */
  short: "Do MMM'YY",
  /** 5th Mar 2024 */
  long: 'Do MMM YYYY',
  spacedSlashes: 'DD / MM / YYYY',
  dashes: 'DD - MMM - YYYY',
} as const;

/**
 * The day so many months later (or earlier, for a negative number), at most the last day of that month. Both are
 * YYYY-MM-DD.
 */
export function shiftMonths(day: string, months: number): string {
  return dayjs(day).add(months, 'month').format('YYYY-MM-DD');
}

/** A moment (ms) by the device's clock: 5th Mar'24, 3:15 PM. */
export function formatMoment(at: number): { date: string; time: string } {
  const moment = dayjs(at);
  return { date: moment.format(dateFormats.short), time: moment.format('h:mm A') };
}

/** A wire date (YYYY-MM-DD, with or without time) in one of the formats, or '' for a text that is not a date. */
export function formatDate(date: string, format: keyof typeof dateFormats): string {
  const day = calendarDay(date);
  return day ? dayjs(day).format(dateFormats[format]) : '';
}

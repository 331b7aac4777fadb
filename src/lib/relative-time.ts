import { calendarDay, zonedMoment } from './calendar-day';

/**
 * The moment (ms) of a backend's day and time, `YYYY-MM-DD HH:mm:ss`: in its zone, or in India where it names none.
 * Undefined for a text that is none.
 */
export function indianMoment(text: string): number | undefined {
  const [, time = '00:00:00'] = /^[\d-]{10}[ T](\d{2}:\d{2}:\d{2})/.exec(text.trim()) ?? [];
  const day = calendarDay(text);
  const zoned = day && zonedMoment(text);
  if (zoned) return zoned;
  const moment = day ? Date.parse(`${day}T${time}+05:30`) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/**
 * How long ago it was, such as '5 minutes ago', in whole units of the largest that fits
 * (docs/product/formats.md#how-long-ago). '' for less than a minute, and for a moment that is still to come.
 */
export function timeAgo(moment: number, now: number, language: string): string {
  const past = now - moment;
  const unit = units.find(([, length]) => past >= length);
  if (!unit) return '';
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(
    -Math.floor(past / length),
    name,
  );
}

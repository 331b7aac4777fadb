import { calendarDay } from './calendar-day';
import { formatDate } from './dates';
import { asciiDigits } from './digits';

/** How a field shows its date: 'DD / MM / YYYY', or 'DD - MMM - YYYY'. */
export type TypedDateFormat = 'spacedSlashes' | 'dashes';

/** How many characters a field takes. With `dashes`, there is room to write the month in full. */
export const typedDateLength: Record<TypedDateFormat, number> = { spacedSlashes: 14, dashes: 20 };

/**
 * The characters that a date field accepts: digits and separators, and letters if the month is a name. Eight digits
 * without separators become a date, because the keypad of a phone may have no slash and no letters.
 */
export function normaliseTypedDate(text: string, format: TypedDateFormat = 'spacedSlashes'): string {
  const named = format === 'dashes';
  const separator = named ? ' - ' : ' / ';
  const separated = asciiDigits(text)
    .replace(named ? /[^\da-z/ .-]/gi : /[^\d/ .-]/g, '')
    .replace(/^(\d{2})(\d+)$/, `$1${separator}$2`)
    .replace(new RegExp(`^(\\d{2}${separator}\\d{2})(\\d+)$`), `$1${separator}$2`)
    .slice(0, typedDateLength[format]);
  const complete = named && /^\d{2}\D+\d{2}\D+\d{4}$/.test(separated);
  return (complete && shownDate(typedDate(separated) ?? '', format)) || separated;
}

/** The wire date (YYYY-MM-DD) of a typed day, month and year. Undefined for a day that is not in the calendar. */
export function typedDate(text: string): string | undefined {
  const [, day, month, year] =
    /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(text) ??
    /^\s*(\d{1,2})[ /.-]*([a-z]{3,})[ /.-]*(\d{4})\s*$/i.exec(text) ??
    [];
  if (!day || !month || !year) return undefined;
  return calendarDay(`${year}-${numberOfMonth(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** A wire date in the field's format, or '' without one. */
export function shownDate(date: string, format: TypedDateFormat = 'spacedSlashes'): string {
  return formatDate(date, format);
}

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** The month of a number, a name or the beginning of a name. '0' for any other text. */
function numberOfMonth(month: string): string {
  return /\d/.test(month)
    ? month
    : String(months.findIndex((name) => name.startsWith(month.toLowerCase())) + 1);
}

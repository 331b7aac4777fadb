import { formatDate } from './dates';

/** Characters of 'DD / MM / YYYY'. */
export const typedDateLength = 14;

/**
 * What a date field takes of what is typed: digits and separators. Eight digits alone become DD / MM / YYYY, because the
 * keypad of a phone may have no slash.
 */
export function normaliseTypedDate(text: string): string {
  return text
    .replace(/[^\d/ .-]/g, '')
    .replace(/^(\d{2})(\d+)$/, '$1 / $2')
    .replace(/^(\d{2} \/ \d{2})(\d+)$/, '$1 / $2')
    .slice(0, typedDateLength);
}

/** The wire date (YYYY-MM-DD) of a day, month and year as they are typed; undefined for what is no day of a calendar. */
export function typedDate(text: string): string | undefined {
  const [, day, month, year] = /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // The 31st of February is a day of March to a Date.
  return new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ? date : undefined;
}

/** A wire date as its field shows it; '' for none. */
export function shownDate(date: string): string {
  return formatDate(date, 'spacedSlashes');
}

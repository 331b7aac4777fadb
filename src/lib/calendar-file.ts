/** A day as YYYY-MM-DD, or a span of time. */
export type CalendarTime = { day: string } | { start: Date; end: Date };

export interface CalendarEntry {
  /** The same for the same entry, and never that of another one: a calendar that has it already replaces it. */
  uid: string;
  /** When the file was made. */
  made: Date;
  when: CalendarTime;
  title: string;
  /** Left out where there is none. */
  place?: string;
  notes: string;
}

/**
 * One entry as an iCalendar file (RFC 5545), which phones take into their calendar. Times are in UTC, so that no table of
 * time zones has to come along. `product` names the program that made it.
 */
export function calendarFile(product: string, entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${product}//EN`)}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${utc(entry.made)}`,
    ...timeLines(entry.when),
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    `DESCRIPTION:${escaped(entry.notes)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function timeLines(when: CalendarTime): string[] {
  if ('start' in when) return [`DTSTART:${utc(when.start)}`, `DTEND:${utc(when.end)}`];
  const next = new Date(Date.parse(`${when.day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  // The end is the first day after it. A whole day keeps nobody from other plans, so it does not count as busy.
  return [`DTSTART;VALUE=DATE:${bare(when.day)}`, `DTEND;VALUE=DATE:${bare(next)}`, 'TRANSP:TRANSPARENT'];
}

/** 20261121T043000Z */
function utc(moment: Date): string {
  return `${bare(moment.toISOString()).slice(0, 15)}Z`;
}

function bare(date: string): string {
  return date.replace(/[-:]/g, '');
}

/** A text as a value (RFC 5545, section 3.3.11). Control characters have no place in one. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Bytes of a line without its end (RFC 5545, section 3.1). */
const longestLine = 75;

/** A long line as several ones, all but the first with a space before them. No character is cut in two. */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (length + size > longestLine) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += size;
  }
  return result;
}

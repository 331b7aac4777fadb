import { calendarDay } from '@/lib/calendar-day';

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];

/** The day that a text begins with, as YYYY-MM-DD, in any usual format. Undefined for none, and for no real day. */
export function dayIn(text: string): string | undefined {
  const numbers = /^\s*(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})(?!\d)/.exec(text)?.slice(1);
  if (numbers) return dayOfNumbers(numbers);
  const compact = /^\s*(\d{4})(\d\d)(\d\d)(?!\d)/.exec(text)?.slice(1);
  if (compact) return dayOfNumbers(compact);
  const dayFirst = /^\s*(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?[ ,-]+(\d{4})/i.exec(text);
  if (dayFirst) return realDay(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^\s*([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})/i.exec(text);
  return monthFirst ? realDay(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : undefined;
}

/** What may be a day in a text, in one of those formats. */
export const dayLike =
  /(?<!\p{Nd})(?:\d{1,4}([-/. ])\d{1,2}\1\d{1,4}|\d{8}|\d{1,2}(?:st|nd|rd|th)?[ -][a-z]{3,9},?[ -]\d{4}|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?!\p{Nd})/giu;

/** A day in all the formats that a backend or a text may use. The same place of the list is the same format. */
export function formatsOf(day: string): string[] {
  const [y = '', m = '', d = ''] = day.split('-');
  const [shortM, shortD] = [String(Number(m)), String(Number(d))];
  const month = monthNames[Number(m) - 1] ?? '';
  const names = [month, month.slice(0, 3)];
  const numeric = ['-', '/', '.', ' '].flatMap((between) =>
    [
      ...[
        [y, m, d],
        [d, m, y],
        [m, d, y],
        [y, shortM, shortD],
        [shortD, shortM, y],
        [shortM, shortD, y],
      ],
      ...[
        [d, m, y.slice(2)],
        [m, d, y.slice(2)],
        [y, d, m],
      ],
    ].map((parts) => parts.join(between)),
  );
  const worded = names.flatMap((name) =>
    [d, shortD, `${shortD}st`, `${shortD}nd`, `${shortD}rd`, `${shortD}th`].flatMap((each) => [
      ...[`${each} ${name} ${y}`, `${each} ${name}, ${y}`, `${each}-${name}-${y}`],
      ...[`${name} ${each}, ${y}`, `${name} ${each} ${y}`],
    ]),
  );
  return [...numeric, y + m + d, d + m + y, ...worded];
}

function dayOfNumbers([one = '', two = '', three = '']: string[]): string | undefined {
  if (one.length === 4) return realDay(one, two, three);
  if (three.length !== 4) return undefined;
  return Number(two) > 12 ? realDay(three, one, two) : realDay(three, two, one);
}

function monthOf(name = ''): string {
  const at = monthNames.findIndex(
    (each) => each.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase(),
  );
  return String(at + 1);
}

function realDay(year = '', month = '', day = ''): string | undefined {
  return calendarDay([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'));
}

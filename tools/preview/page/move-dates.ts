import { daysBetween, shiftDays } from '@/lib/days';

/** Days further away, such as days of birth, stay as they are. */
const furthest = 1_100;

/** An answer as it would be on another day: all dates near the day of the recording move by as many days. */
export function moveDates(value: unknown, recordedOn: string, today: string): unknown {
  const move = (day: string) =>
    Math.abs(daysBetween(recordedOn, day)) > furthest ? day : shiftDays(day, daysBetween(recordedOn, today));
  const moved = (each: unknown): unknown => {
    if (typeof each === 'string')
      return each.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => (isDay(day) ? move(day) : day));
    if (Array.isArray(each)) return each.map(moved);
    if (typeof each !== 'object' || each === null) return each;
    const months = Object.entries(each);
    return months.length > 0 && months.every(([label, list]) => isMonth(label) && Array.isArray(list))
      ? regrouped(months as [string, unknown[]][], moved)
      : Object.fromEntries(months.map(([name, inner]) => [name, moved(inner)]));
  };
  return moved(value);
}

/** Lists by month, by the field that put each entry under its month. */
function regrouped(months: readonly [string, unknown[]][], moved: (value: unknown) => unknown) {
  const lists: Record<string, unknown[]> = {};
  for (const [label, entries] of months) {
    for (const entry of entries) {
      const field = Object.entries(entry as object).find(([, value]) => monthOf(value) === label)?.[0];
      const after = moved(entry) as Record<string, unknown>;
      const now = field === undefined ? label : (monthOf(after[field]) ?? label);
      lists[now] = [...(lists[now] ?? []), after];
    }
  }
  return lists;
}

const names = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' }),
);

/** 'November 2026' of a text that begins with a day. */
function monthOf(value: unknown): string | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)-\d\d/.exec(typeof value === 'string' ? value : '') ?? [];
  return month && `${names[Number(month) - 1]} ${year}`;
}

const isMonth = (label: string) => names.some((name) => label.startsWith(`${name} `));
const isDay = (text: string) => !Number.isNaN(Date.parse(text));

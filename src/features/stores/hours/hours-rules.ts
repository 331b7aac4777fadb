import { type HoursToken, tokensOf } from './hours-tokens';

/** From and to in minutes after midnight; past 1440 it ends on the next day. */
interface Span {
  from: number;
  to: number;
}

/** The spans of each day of the week, from Sunday. Undefined for a day of which the text says nothing. */
export type Week = readonly (readonly Span[] | undefined)[];

/** ms from UTC to India, where all malls are; there is no summer time. */
const indiaOffset = 330 * 60_000;
const day = 1440;
/** Minutes after midnight: nobody counts on a shop that is open longer than that from the day before. */
const nightEnds = 6 * 60;
/** Longer spans past midnight are mistakes of who wrote them, such as '10:00 - 9:00' for 10 AM to 9 PM. */
const longestNight = { plain: 14 * 60, told: 18 * 60 };

/**
 * Reads opening hours in free text, such as '10 AM to 9 PM' or 'Mon-Fri 10:00-21:00, Sun closed'. Undefined where
 * anything in it is not understood: then nothing is claimed (docs/product/stores.md#open-or-closed).
 */
export function readHours(text: string): Week | undefined {
  const tokens = tokensOf(text);
  return tokens && weekOf(tokens);
}

export type OpenState =
  /** `until` is left out where it goes on past the next midnight, all day. */
  | { open: true; until?: number }
  /** `opens` is left out where the text does not say when. */
  | { open: false; opens?: { inDays: number; at: number } };

/** Whether a shop with these hours is open at a moment, by the mall's clock. Undefined where they cannot tell. */
export function openState(week: Week, at: Date): OpenState | undefined {
  const local = new Date(at.getTime() + indiaOffset);
  const today = local.getUTCDay();
  const now = local.getUTCHours() * 60 + local.getUTCMinutes();
  const yesterday = spansOn(week, today - 1)?.find(({ to }) => to - day > now);
  if (yesterday) return { open: true, until: yesterday.to - day };
  const current = spansOn(week, today)?.find(({ from, to }) => from <= now && now < to);
  const goesOn = current?.to === day && spansOn(week, today + 1)?.some(({ from }) => from === 0);
  if (current) return goesOn ? { open: true } : { open: true, until: current.to % day };
  // What nothing is said of may be open, and last into the next morning.
  if (!spansOn(week, today) || (now < nightEnds && !spansOn(week, today - 1))) return undefined;
  return { open: false, ...nextOpening(week, today, now) };
}

function nextOpening(week: Week, today: number, now: number) {
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const spans = spansOn(week, today + inDays);
    if (!spans) return {};
    const starts = spans.map(({ from }) => from).filter((from) => inDays > 0 || from > now);
    if (starts.length > 0) return { opens: { inDays, at: Math.min(...starts) } };
  }
  return {};
}

function spansOn(week: Week, weekday: number): readonly Span[] | undefined {
  return week[(weekday + 7) % 7];
}

/** '9 PM', '9:30 PM'. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const shown = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return `${shown} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What is being read: days wait for their hours, and hours without days hold for all that have none of their own. */
interface Reading {
  days: number[];
  /** The days before have got what they waited for. */
  settled: boolean;
  general: Span[] | undefined;
  own: (Span[] | undefined)[];
}

function weekOf(tokens: readonly HoursToken[]): Week | undefined {
  const reading: Reading = { days: [], settled: true, general: undefined, own: [] };
  for (let place = 0; place < tokens.length; ) {
    const taken = takeDays(tokens, place, reading) || takeHours(tokens, place, reading);
    if (!taken) return undefined;
    place += taken;
  }
  const { general, own, days, settled } = reading;
  if (settled) return own.length > 0 || general ? everyDay((weekday) => own[weekday] ?? general) : undefined;
  // '10 AM to 9 PM Mon-Fri': the hours came first.
  if (!general || own.length > 0) return undefined;
  return everyDay((weekday) => (days.includes(weekday) ? general : undefined));
}

/** 'Mon', 'Mon-Fri'. Gives how many tokens it took. */
function takeDays(tokens: readonly HoursToken[], place: number, reading: Reading): number {
  const first = tokens[place];
  if (first?.kind !== 'days') return 0;
  if (reading.settled) reading.days = [];
  reading.settled = false;
  const last = tokens[place + 1]?.kind === 'to' ? tokens[place + 2] : undefined;
  const [start] = first.days;
  if (last?.kind !== 'days' || start === undefined) {
    reading.days.push(...first.days);
    return 1;
  }
  const end = last.days.at(-1) ?? start;
  for (let weekday = start; ; weekday = (weekday + 1) % 7) {
    reading.days.push(weekday);
    if (weekday === end) return 3;
  }
}

/** '10 AM to 9 PM', '24 hours', 'closed', 'closed on Tuesday'. Gives how many tokens it took. */
function takeHours(tokens: readonly HoursToken[], place: number, reading: Reading): number {
  const token = tokens[place];
  if (token?.kind === 'always') {
    settle(reading, { from: 0, to: day });
    return 1;
  }
  if (token?.kind === 'closed') {
    // 'Sunday closed', or 'closed on Sunday' at the end: days before further hours could belong to either.
    const behind = reading.settled ? takeAllDays(tokens, place + 1, reading) : 0;
    if (reading.settled || (behind > 0 && place + 1 + behind < tokens.length)) return 0;
    settle(reading);
    reading.days = [];
    return 1 + behind;
  }
  const end = tokens[place + 2];
  if (token?.kind !== 'time' || tokens[place + 1]?.kind !== 'to' || end?.kind !== 'time') return 0;
  const span = token.plain === end.plain ? spanOf(token.minutes, end.minutes, token.plain) : undefined;
  if (!span) return 0;
  settle(reading, span);
  return 3;
}

function takeAllDays(tokens: readonly HoursToken[], place: number, reading: Reading): number {
  let taken = 0;
  for (
    let more = takeDays(tokens, place, reading);
    more > 0;
    more = takeDays(tokens, place + taken, reading)
  ) {
    taken += more;
  }
  return taken;
}

function spanOf(from: number, to: number, plain: boolean): Span | undefined {
  if (from === 0 && (to === 0 || to === day)) return { from: 0, to: day };
  if (to > from) return { from, to };
  const night = to + day - from;
  return night < (plain ? longestNight.plain : longestNight.told) ? { from, to: to + day } : undefined;
}

/** Gives the waiting days these hours, or none; without any, the hours hold in general. A second span adds to the first. */
function settle(reading: Reading, span?: Span): void {
  const spans = span ? [span] : [];
  if (reading.days.length === 0) {
    reading.general = [...(reading.general ?? []), ...spans];
  }
  for (const weekday of reading.days) {
    reading.own[weekday] = reading.settled ? [...(reading.own[weekday] ?? []), ...spans] : spans;
  }
  reading.settled = true;
}

function everyDay(spansOfDay: (weekday: number) => readonly Span[] | undefined): Week {
  return [0, 1, 2, 3, 4, 5, 6].map(spansOfDay);
}

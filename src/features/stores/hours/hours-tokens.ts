/** The words of opening hours, one by one. */
export type HoursToken =
  /** 0 is Sunday. */
  | { kind: 'days'; days: readonly number[] }
  /** Minutes after midnight. `plain` is a time without AM or PM. */
  | { kind: 'time'; minutes: number; plain: boolean }
  | { kind: 'to' }
  | { kind: 'closed' }
  | { kind: 'always' };

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Tried in this order at each place of the text. What says nothing has no token. */
const words: readonly (readonly [
  pattern: RegExp,
  read: (match: RegExpExecArray) => HoursToken | undefined,
])[] = [
  [
    /24\s*(?:hours|hrs|hr|h)\b(?:\s*a\s*day)?|24\s*[x×/]\s*7(?:\b|$)|round the clock\b/y,
    () => ({ kind: 'always' }),
  ],
  [/(?:closed|holiday)\b/y, () => ({ kind: 'closed' })],
  [
    /(?:every\s*day|daily|all\s+(?:the\s+)?(?:days|week)|7 days a week|all 7 days)\b/y,
    () => ({ kind: 'days', days: everyDay }),
  ],
  [/weekdays\b/y, () => ({ kind: 'days', days: [1, 2, 3, 4, 5] })],
  [/weekends?\b/y, () => ({ kind: 'days', days: [6, 0] })],
  [/(sun|mon|tue|wed|thu|fri|sat)(?:day|sday|nesday|rsday|urday|s|r|rs|nes)?s?\b\.?/y, readDay],
  [
    /(12\s*)?(noon|midnight)\b/y,
    ([, , word]) => ({ kind: 'time', minutes: word === 'noon' ? 720 : 0, plain: false }),
  ],
  [/(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?\s*m\b\.?/y, readTwelveHours],
  [/(\d{1,2})[:.](\d{2})(?!\d)/y, readTwentyFourHours],
  [/to\b|till\b|until\b|up\s*to\b|through\b|[-–—−~]/y, () => ({ kind: 'to' })],
  [
    /\s+|[,;|/&:()+.]+|(?:and|on|from|between|open|opens|opening|store|shop|hours|hrs|hr|timings?|ist|at|is|are|we)\b/y,
    () => undefined,
  ],
];

/** The text's words; undefined as soon as one of them is not known, because it may change what the others mean. */
export function tokensOf(text: string): HoursToken[] | undefined {
  const line = text.toLowerCase();
  const tokens: HoursToken[] = [];
  let place = 0;
  while (place < line.length) {
    const found = firstWord(line, place);
    if (!found) return undefined;
    if (found.token) tokens.push(found.token);
    place = found.end;
  }
  return tokens;
}

function firstWord(line: string, place: number) {
  for (const [pattern, read] of words) {
    pattern.lastIndex = place;
    const match = pattern.exec(line);
    if (!match || match[0] === '') continue;
    const token = read(match);
    if (token && 'minutes' in token && Number.isNaN(token.minutes)) return undefined;
    return { token, end: pattern.lastIndex };
  }
  return undefined;
}

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

function readDay([, name = '']: RegExpExecArray): HoursToken {
  return { kind: 'days', days: [dayNames.indexOf(name)] };
}

function readTwelveHours([, hour, minute = '0', half]: RegExpExecArray): HoursToken {
  const good = Number(hour) >= 1 && Number(hour) <= 12 && Number(minute) < 60;
  const minutes = (Number(hour) % 12) * 60 + Number(minute) + (half === 'p' ? 720 : 0);
  return { kind: 'time', minutes: good ? minutes : Number.NaN, plain: false };
}

function readTwentyFourHours([, hour, minute]: RegExpExecArray): HoursToken {
  const minutes = Number(hour) * 60 + Number(minute);
  return {
    kind: 'time',
    minutes: Number(minute) < 60 && minutes <= 1440 ? minutes : Number.NaN,
    plain: true,
  };
}

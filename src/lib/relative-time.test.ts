import { expect, it } from 'vitest';
import { indianMoment, timeAgo } from './relative-time';

const now = Date.parse('2026-11-22T10:00:00Z');

it.each([
  ['2026-11-22 15:30:00', '2026-11-22T10:00:00Z'],
  ['2026-11-22T15:30:00', '2026-11-22T10:00:00Z'],
  ['2026-11-22 00:00:00', '2026-11-21T18:30:00Z'],
  ['2026-11-22', '2026-11-21T18:30:00Z'],
  ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00Z'],
  ['2026-11-22T15:30:00.123+0530', '2026-11-22T10:00:00Z'],
])('%s is %s', (text, moment) => {
  expect(indianMoment(text)).toBe(Date.parse(moment));
});

it.each(['', 'yesterday', '0000-00-00 00:00:00', '2026-02-31 10:00:00', '2026-11-22 25:00:00', '1732270000'])(
  '%j is no moment',
  (text) => {
    expect(indianMoment(text)).toBeUndefined();
  },
);

const ago = (seconds: number) => timeAgo(now - seconds * 1000, now, 'en-IN');
const hours = 60 * 60;
const days = 24 * hours;

it.each([
  [-90, ''],
  [0, ''],
  [59, ''],
  [60, '1 minute ago'],
  [119, '1 minute ago'],
  [300, '5 minutes ago'],
  [hours - 1, '59 minutes ago'],
  [hours, '1 hour ago'],
  [days - 1, '23 hours ago'],
  [days, '1 day ago'],
  [29 * days, '29 days ago'],
  [30 * days, '1 month ago'],
  [364 * days, '12 months ago'],
  [365 * days, '1 year ago'],
  [3 * 365 * days, '3 years ago'],
])('%i seconds ago is %j', (seconds, text) => {
  expect(ago(seconds)).toBe(text);
});

it('speaks the language of the page', () => {
  expect(timeAgo(now - 5 * 60_000, now, 'de')).toBe('vor 5 Minuten');
});

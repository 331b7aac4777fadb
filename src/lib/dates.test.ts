import { expect, it } from 'vitest';
import { formatDate, shiftMonths } from './dates';

it.each([
  ['2024-03-05', 'short', "5th Mar'24"],
  ['2024-03-22 10:20:30', 'long', '22nd Mar 2024'],
  ['2024-03-05', 'spacedSlashes', '05 / 03 / 2024'],
  ['2024-03-05', 'dashes', '05 - Mar - 2024'],
  ['', 'short', ''],
  ['0000-00-00', 'short', ''],
  ['2026-02-31', 'dashes', ''],
  ['soon', 'long', ''],
] as const)('%s as %s is %s', (date, format, shown) => expect(formatDate(date, format)).toBe(shown));

it.each([
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-11-21', -12, '2025-11-21'],
  ['2028-02-29', -12, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s shifted by %i months is %s', (day, months, shifted) => expect(shiftMonths(day, months)).toBe(shifted));

import { expect, it } from 'vitest';
import { calendarDay } from './calendar-day';

it.each([
  ['2024-02-29', '2024-02-29'],
  ['2000-02-29', '2000-02-29'],
  ['2026-12-31', '2026-12-31'],
  ['1990-05-04 00:00:00', '1990-05-04'],
  ['1990-05-04T23:30:00.000Z', '1990-05-04'],
  ['2023-02-29', undefined],
  ['1900-02-29', undefined],
  ['2026-04-31', undefined],
  ['2026-13-01', undefined],
  ['0000-00-00', undefined],
  ['2026-1-2', undefined],
  ['2026-01-021', undefined],
  ['', undefined],
])('reads %j as the day %j', (date, day) => {
  expect(calendarDay(date)).toBe(day);
});

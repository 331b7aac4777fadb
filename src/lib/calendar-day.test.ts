import { expect, it } from 'vitest';
import { randomOf } from '../../tests/setup/random';
import { calendarDay, zonedMoment } from './calendar-day';

it.each([
  ['2024-02-29', '2024-02-29'],
  ['2000-02-29', '2000-02-29'],
  ['2026-12-31', '2026-12-31'],
  ['1990-05-04 00:00:00', '1990-05-04'],
  ['1990-05-04T23:30:00', '1990-05-04'],
  ['1990-05-04T23:30:00.000Z', '1990-05-05'],
  ['1990-05-04T18:29:59.999999Z', '1990-05-04'],
  ['1990-05-04 18:30:00Z', '1990-05-05'],
  ['1990-05-04T18:30Z', '1990-05-05'],
  ['1990-05-05T00:10:00+05:30', '1990-05-05'],
  ['1990-05-05T00:10:00+0530', '1990-05-05'],
  ['1990-05-05 00:10:00+05', '1990-05-05'],
  ['1990-05-05T02:00:00+09:00', '1990-05-04'],
  ['1990-05-04T14:30:00.5-04:00', '1990-05-05'],
  ['1990-05-04T25:00:00Z', '1990-05-04'],
  ['9999-12-31T23:59:59Z', '9999-12-31'],
  ['2026-02-31T23:30:00Z', undefined],
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

it('reads a moment as the same day in India, in whatever zone it is written', () => {
  const random = randomOf(3);
  const within = (below: number) => Math.floor(random() * below);
  const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
  const twoDigits = (value: number) => `${value}`.padStart(2, '0');
  for (let round = 0; round < 5_000; round += 1) {
    const moment = Date.parse('1995-01-01') + within(50 * 365 * 86_400) * 1000;
    const minutes = within(2 * 56) * 15 - 14 * 60;
    const local = new Date(moment + minutes * 60_000).toJSON().slice(0, 19);
    const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
    const sign = minutes < 0 ? '-' : '+';
    const zones = [
      `${sign}${twoDigits(hours)}:${twoDigits(rest)}`,
      `${sign}${twoDigits(hours)}${twoDigits(rest)}`,
    ];
    if (minutes === 0) zones.push('Z', 'z');
    for (const zone of zones) {
      const text = `${random() < 0.5 ? local : local.replace('T', ' ')}${random() < 0.5 ? '' : '.123'}${zone}`;
      expect(zonedMoment(text), text).toBe(moment);
      expect(calendarDay(text), text).toBe(inIndia.format(moment));
    }
  }
});

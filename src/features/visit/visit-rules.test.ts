import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarTime, isConfirmed, lastDay, slotsWanted, visitNow } from './visit-rules';

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 28, 9, 5));
});

describe('time slots are asked for', () => {
  const wanted = { atMall: false, date: '05 / 12 / 2026', people: '2' };

  it('with the day and the people', () => {
    expect(slotsWanted(wanted)).toEqual({ day: '2026-12-05', people: 2 });
    expect(slotsWanted({ ...wanted, people: '09' })).toEqual({ day: '2026-12-05', people: 9 });
  });

  it.each([
    { atMall: true },
    { date: '' },
    { date: '06 / 12 / 2026' },
    { date: '27 / 11 / 2026' },
    { date: '31 / 11 / 2026' },
    { people: '' },
    { people: '0' },
    { people: '00' },
    { people: 'a' },
    { people: 'a1' },
    { people: '1.' },
  ])('not with %j', (changes) => expect(slotsWanted({ ...wanted, ...changes })).toBeUndefined());
});

it('the last day that can be booked is seven days ahead, over the end of a month', () => {
  expect(lastDay()).toBe('2026-12-05');
});

it('somebody at the mall comes now, by the device’s clock', () => {
  expect(visitNow()).toEqual({ day: '2026-11-28', time: '09:05' });
});

it.each([
  [true, '', true],
  [true, 'Not required', true],
  [true, 'Booked', false],
  [true, ' booked ', false],
  [false, '', false],
  [false, 'Booked', false],
])('booked %j with the payment status %j is confirmed: %j', (booked, paymentStatus, confirmed) => {
  expect(isConfirmed({ booked, paymentStatus, bookingId: '1', description: '' })).toBe(confirmed);
});

describe('in a calendar, the visit stands', () => {
  const utc = (day: string, slot: string) => {
    const when = calendarTime(day, slot);
    return 'day' in when ? when.day : [when.start.toISOString(), when.end.toISOString()];
  };

  it.each([
    ['10 AM to 12 PM', '2026-11-30T04:30:00.000Z', '2026-11-30T06:30:00.000Z'],
    ['12 AM to 2 AM', '2026-11-29T18:30:00.000Z', '2026-11-29T20:30:00.000Z'],
    ['6 PM to 12 AM', '2026-11-30T12:30:00.000Z', '2026-11-30T18:30:00.000Z'],
    ['10 PM to 1 AM', '2026-11-30T16:30:00.000Z', '2026-11-30T19:30:00.000Z'],
  ])('in the hours of %s in India', (slot, start, end) => {
    expect(utc('2026-11-30', slot)).toEqual([start, end]);
  });

  it.each(['After dinner', '2 to 4', ''])('on the whole day where nobody can read %j', (slot) => {
    expect(utc('2026-11-30', slot)).toBe('2026-11-30');
  });
});

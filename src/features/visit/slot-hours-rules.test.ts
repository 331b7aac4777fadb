import { describe, expect, it } from 'vitest';
import { slotHours } from './slot-hours-rules';

/** '10:00-21:00'. Hours above 24 are on the next day. */
function shown(text: string): string | undefined {
  const hours = slotHours(text);
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return hours && `${clock(hours.from)}-${clock(hours.to)}`;
}

describe('hours are read from', () => {
  it('in minutes after midnight', () => {
    expect(slotHours('10:30 AM to 9 PM')).toEqual({ from: 630, to: 1_260 });
  });

  it.each([
    ['10 AM to 9 PM', '10:00-21:00'],
    ['10 AM to 12 PM', '10:00-12:00'],
    ['12 PM to 2 PM', '12:00-14:00'],
    ['12:15 AM to 1 AM', '00:15-01:00'],
    ['10AM-9PM', '10:00-21:00'],
    ['9:59 AM to 9:59 PM', '09:59-21:59'],
    ['10:30am – 9.30pm', '10:30-21:30'],
    ['10 a.m. — 9 p.m.', '10:00-21:00'],
    ['10 A M to 9 P.M', '10:00-21:00'],
    ['  10\u00a0AM \n to 9\u202fPM ', '10:00-21:00'],
    ['10 AM till 9 PM', '10:00-21:00'],
    ['10 am until 9 pm', '10:00-21:00'],
  ])('with the halves of the day: %j', (text, hours) => {
    expect(shown(text)).toBe(hours);
  });

  it.each([
    ['10:00 - 22:00', '10:00-22:00'],
    ['09:00 to 13:00', '09:00-13:00'],
    ['00:00 - 6:00', '00:00-06:00'],
    ['10:00 hrs to 21:30 hrs', '10:00-21:30'],
    ['9.30 - 18.00 hours', '09:30-18:00'],
    ['08:00 - 24:00', '08:00-24:00'],
    ['10 AM to 21:00', '10:00-21:00'],
  ])('of a clock with 24 hours: %j', (text, hours) => {
    expect(shown(text)).toBe(hours);
  });

  it.each([
    ['noon to 9 PM', '12:00-21:00'],
    ['12 noon - 12 midnight', '12:00-24:00'],
    ['11 AM to midnight', '11:00-24:00'],
    ['midnight to noon', '00:00-12:00'],
    ['10 AM to 12 AM', '10:00-24:00'],
    ['24 hours', '00:00-24:00'],
    ['Open 24 Hrs', '00:00-24:00'],
    ['24x7', '00:00-24:00'],
    ['24 / 7', '00:00-24:00'],
  ])('with noon, midnight and the whole day: %j', (text, hours) => {
    expect(shown(text)).toBe(hours);
  });

  it.each([
    ['6 PM to 2 AM', '18:00-26:00'],
    ['18:00 - 02:30', '18:00-26:30'],
    ['10 PM to 8 AM', '22:00-32:00'],
    ['10 AM to 4 AM', '10:00-28:00'],
  ])('over midnight: %j', (text, hours) => {
    expect(shown(text)).toBe(hours);
  });

  it.each([
    ['10 to 9 PM', '10:00-21:00'],
    ['10-12 PM', '10:00-12:00'],
    ['11:30 to 1 PM', '11:30-13:00'],
    ['10 AM to 9', '10:00-21:00'],
    ['11:00 - 20:00', '11:00-20:00'],
  ])('where only one half of the day makes sense: %j', (text, hours) => {
    expect(shown(text)).toBe(hours);
  });
});

describe('hours are not read from', () => {
  it.each([
    '',
    ' ',
    'Closed',
    'After dinner',
    'Morning',
    '10 AM',
    'from 10 AM',
    'not open 24 hours',
    'Open 24 hours but Sunday',
    'call 24x7',
    '24/7 online',
    '10 AM onwards',
    'AM to PM',
    'to',
  ])('of what is no span: %j', (text) => {
    expect(slotHours(text)).toBeUndefined();
  });

  it.each([
    '2 to 4 PM',
    '8 - 10 PM',
    '10 AM to 11',
    '10 to 9',
    '10:00 to 9:00',
    '10:00 - 11:00',
    '08:00 - 02:00',
    '3 - 2',
  ])('of hours that could be either half of the day: %j', (text) => {
    expect(slotHours(text)).toBeUndefined();
  });

  it.each([
    '10 AM to 2 PM, 4 PM to 9 PM',
    'Mon to Fri 10 AM to 9 PM',
    '10 AM to 9 PM (Sunday closed)',
    'Slot 1: 10 AM to 12 PM',
  ])('of several spans, and of some days: %j', (text) => {
    expect(slotHours(text)).toBeUndefined();
  });

  it.each([
    '13 PM to 2 PM',
    '0 AM to 9 AM',
    '10:60 AM to 9 PM',
    '10:5 AM to 9 PM',
    '25:00 - 26:00',
    '10:00 - 24:30',
    '110 AM to 9 PM',
    '9 noon to 5 PM',
    '9 midnight to 5 AM',
    '-10 AM to 9 PM',
  ])('of what is no time: %j', (text) => {
    expect(slotHours(text)).toBeUndefined();
  });

  it.each(['10 AM to 10 AM', '10 AM to 9 AM', '9 AM to 6 AM', '24 AM'])(
    'of a day that nobody keeps open: %j',
    (text) => {
      expect(slotHours(text)).toBeUndefined();
    },
  );

  it('of a text that says more than hours', () => {
    expect(slotHours('10 AM to 9 PM'.padEnd(60))).toBeDefined();
    expect(slotHours('10 AM to 9 PM'.padEnd(61))).toBeUndefined();
    expect(slotHours('1'.repeat(100_000))).toBeUndefined();
  });
});

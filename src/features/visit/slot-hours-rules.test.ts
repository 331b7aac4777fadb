import { expect, it } from 'vitest';
import { slotHours } from './slot-hours-rules';

/** '10:00-21:00'. Hours above 24 are on the next day. */
function shown(text: string): string | undefined {
  const hours = slotHours(text);
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return hours && `${clock(hours.from)}-${clock(hours.to)}`;
}

it.each([
  // with the halves of the day
  ['10 AM to 9 PM', '10:00-21:00'],
  ['10 AM to 12 PM', '10:00-12:00'],
  ['12:15 AM to 1 AM', '00:15-01:00'],
  ['10:30am – 9.30pm', '10:30-21:30'],
  ['10 a.m. — 9 p.m.', '10:00-21:00'],
  ['  10\u00a0AM \n till 9\u202fPM ', '10:00-21:00'],
  ['10 am until 9 pm', '10:00-21:00'],
  // by a clock with 24 hours
  ['09:00 to 13:00', '09:00-13:00'],
  ['00:00 - 6:00', '00:00-06:00'],
  ['10:00 hrs to 21:30 hrs', '10:00-21:30'],
  ['9.30 - 18.00 hours', '09:30-18:00'],
  ['08:00 - 24:00', '08:00-24:00'],
  ['10 AM to 21:00', '10:00-21:00'],
  // with noon and midnight
  ['noon to 9 PM', '12:00-21:00'],
  ['12 noon - 12 midnight', '12:00-24:00'],
  ['midnight to noon', '00:00-12:00'],
  ['10 AM to 12 AM', '10:00-24:00'],
  // over midnight
  ['6 PM to 2 AM', '18:00-26:00'],
  ['18:00 - 02:30', '18:00-26:30'],
  ['10 AM to 4 AM', '10:00-28:00'],
  // where only one half of the day makes sense
  ['10 to 9 PM', '10:00-21:00'],
  ['10-12 PM', '10:00-12:00'],
  ['10 AM to 9', '10:00-21:00'],
  ['11:00 - 20:00', '11:00-20:00'],
  // of what is no span
  ['', undefined],
  ['After dinner', undefined],
  ['10 AM', undefined],
  ['from 10 AM', undefined],
  ['10 AM onwards', undefined],
  ['AM to PM', undefined],
  // of hours that could be either half of the day
  ['2 to 4 PM', undefined],
  ['10 AM to 11', undefined],
  ['10 to 9', undefined],
  ['10:00 - 11:00', undefined],
  ['08:00 - 02:00', undefined],
  // of several spans, and of some days
  ['10 AM to 2 PM, 4 PM to 9 PM', undefined],
  ['Mon to Fri 10 AM to 9 PM', undefined],
  ['Slot 1: 10 AM to 12 PM', undefined],
  // of what is no time
  ['13 PM to 2 PM', undefined],
  ['0 AM to 9 AM', undefined],
  ['10:60 AM to 9 PM', undefined],
  ['10:5 AM to 9 PM', undefined],
  ['10:00 - 24:30', undefined],
  ['110 AM to 9 PM', undefined],
  ['9 noon to 5 PM', undefined],
  // of a day that nobody keeps open
  ['10 AM to 10 AM', undefined],
  ['9 AM to 6 AM', undefined],
  // of a text that says more than hours
  ['10 AM to 9 PM'.padEnd(60), '10:00-21:00'],
  ['10 AM to 9 PM'.padEnd(61), undefined],
])('the hours of the slot %j are %j', (text, hours) => {
  expect(shown(text)).toBe(hours);
});

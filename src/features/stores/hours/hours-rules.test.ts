import { describe, expect, it } from 'vitest';
import { clockText, openState, readHours } from './hours-rules';

/** A moment in the week of 22 November 2026, which begins with a Sunday, by the clock of India. */
const moment = (weekday: number, time: string) =>
  new Date(Date.parse(`2026-11-${22 + weekday}T${time}:00+05:30`));
const [sunday, monday, tuesday, , , friday, saturday] = [0, 1, 2, 3, 4, 5, 6];

function stateOf(text: string, weekday: number, time: string) {
  const week = readHours(text);
  return week && openState(week, moment(weekday, time));
}

const all = (from: number, to: number) => Array.from({ length: 7 }, () => [{ from: from * 60, to: to * 60 }]);

describe('opening hours in free text', () => {
  it.each([
    '10 AM to 9 PM',
    '10am-9pm',
    '10 AM – 9 PM',
    '10 a.m. — 9 p.m.',
    '10:00 AM till 09:00 PM',
    '10.00 am to 9.00 pm',
    '10:00-21:00',
    '10:00 - 21:00 hrs',
    '10.00 to 21.00',
    'Daily 10 AM to 9 PM',
    'Everyday: 10 AM - 9 PM',
    'Mon-Sun 10:00-21:00',
    'Monday to Sunday: 10 AM to 9 PM',
    'Open from 10 AM to 9 PM, all days',
    'Timings: 10 AM until 9 PM (IST)',
    'Weekdays 10 AM to 9 PM & weekends 10 AM to 9 PM',
    'STORE HOURS 10 AM TO 9 PM',
  ])('%j are from ten to nine every day', (text) => expect(readHours(text)).toEqual(all(10, 21)));

  it.each([
    '24 hours',
    'Open 24 hours',
    '24x7',
    '24/7',
    'Open 24 hrs a day',
    '12 AM to 12 AM',
    '00:00-24:00',
    '12 midnight to 12 midnight',
  ])('%j never end', (text) => {
    expect(readHours(text)).toEqual(all(0, 24));
    expect(stateOf(text, tuesday, '03:00')).toEqual({ open: true });
  });

  it.each([
    ['12 noon to 11 PM', 12, 23],
    ['noon - midnight', 12, 24],
    ['6 AM to 12 noon', 6, 12],
    ['12 PM to 12 AM', 12, 24],
    ['6 PM to 2 AM', 18, 26],
    ['18:00-02:00', 18, 26],
    ['11:30 am to 1:00 am', 11.5, 25],
  ])('%j are from %f to %f', (text, from, to) => expect(readHours(text)).toEqual(all(from, to)));

  it('differ by day', () => {
    const week = readHours('Mon-Fri 10am – 9pm, Sat-Sun 10am – 10pm');
    expect(week).toEqual([22, 21, 21, 21, 21, 21, 22].map((to) => [{ from: 600, to: to * 60 }]));
    const [usual, late] = [
      { from: 600, to: 1260 },
      { from: 720, to: 1320 },
    ].map((span) => [span]);
    expect(readHours('Mon to Thu & Sat 10:00-21:00; Fri, Sun 12:00-22:00')).toEqual([
      ...[late, usual, usual, usual, usual, late, usual],
    ]);
  });

  it('go over the end of the week', () => {
    const named = readHours('Fri-Mon 10am-9pm')?.flatMap((spans, weekday) => (spans ? [weekday] : []));
    expect(named).toEqual([sunday, monday, friday, saturday]);
  });

  it('have days of their own among those of all days', () => {
    const week = readHours('10 AM to 9 PM, Sunday 11 AM to 8 PM');
    expect(week?.[sunday]).toEqual([{ from: 660, to: 1200 }]);
    expect(week?.[monday]).toEqual([{ from: 600, to: 1260 }]);
  });

  it.each([
    '10 AM to 9 PM, Tuesday closed',
    '10 AM to 9 PM. Closed on Tuesdays',
    'Tuesday: closed, 10:00-21:00',
  ])('%j have a closed day', (text) => {
    const week = readHours(text);
    expect(week?.[tuesday]).toEqual([]);
    expect(week?.[monday]).toEqual([{ from: 600, to: 1260 }]);
  });

  it('have a break', () => {
    const spans = [
      { from: 600, to: 840 },
      { from: 1020, to: 1320 },
    ];
    expect(readHours('10am-2pm, 5pm-10pm')).toEqual(Array.from({ length: 7 }, () => spans));
    expect(readHours('Mon 10am-2pm & 5pm-10pm')?.[monday]).toEqual(spans);
  });

  it('name their days behind them', () => {
    const week = readHours('10am to 9pm Mon-Fri');
    expect(week?.[friday]).toEqual([{ from: 600, to: 1260 }]);
    expect(week?.[saturday]).toBeUndefined();
  });

  it.each([
    '',
    ' ',
    'Ask us at the counter',
    'By appointment only',
    'Temporarily closed',
    'Closed',
    '10 to 9',
    '10-9',
    '10 to 9 PM',
    '10:00 - 9 PM',
    '10:00-9:00',
    '10:00-10:00',
    '10 AM to 9 AM',
    '10 AM',
    '10 AM to',
    '10 AM 9 PM',
    '25:00-26:00',
    '10:75-21:00',
    '13 AM to 9 PM',
    '0 AM to 9 PM',
    '10 AM to 9 PM (last order 8:30)',
    '10 AM to 9 PM except holidays and festivals',
    '10 AM to 9 PM, see website',
    'Closed on Tue, Wed-Sun 10:00-21:00',
    'Closed on Tue; 10:00-21:00',
    'Mon-Fri',
    'Mon-Fri 10am-9pm, Sat',
    'Monkey 10am-9pm',
    'sometimes 10 AM to 9 PM',
    'सुबह 10 से रात 9',
    '<b>10 AM to 9 PM</b>',
  ])('%j are not read, and nothing is claimed', (text) => expect(readHours(text)).toBeUndefined());

  it('of any length are judged at once', () => {
    expect(readHours('10 AM to 9 PM, '.repeat(5_000))?.[0]?.length).toBeGreaterThan(0);
    expect(readHours(`${'a'.repeat(50_000)} 10 AM`)).toBeUndefined();
  });
});

describe('open or closed', () => {
  it.each([
    ['09:59', { open: false, opens: { inDays: 0, at: 600 } }],
    ['10:00', { open: true, until: 1260 }],
    ['20:59', { open: true, until: 1260 }],
    ['21:00', { open: false, opens: { inDays: 1, at: 600 } }],
  ])('from 10 AM to 9 PM at %s', (time, state) => {
    expect(stateOf('10 AM to 9 PM', monday, time)).toEqual(state);
  });

  it.each([
    [friday, '17:59', { open: false, opens: { inDays: 0, at: 1080 } }],
    [friday, '23:59', { open: true, until: 120 }],
    [saturday, '01:59', { open: true, until: 120 }],
    [saturday, '02:00', { open: false, opens: { inDays: 0, at: 1080 } }],
    [sunday, '00:30', { open: true, until: 120 }],
  ])('past midnight: on day %i at %s', (weekday, time, state) => {
    expect(stateOf('6 PM to 2 AM', weekday, time)).toEqual(state);
  });

  it('goes by the clock of India, wherever the phone is', () => {
    const week = readHours('10 AM to 9 PM') ?? [];
    expect(openState(week, new Date('2026-11-23T04:29:00Z'))).toMatchObject({ open: false });
    expect(openState(week, new Date('2026-11-23T04:30:00Z'))).toMatchObject({ open: true });
    expect(openState(week, new Date('2026-11-22T18:29:00Z'))).toMatchObject({ opens: { inDays: 1 } });
    expect(openState(week, new Date('2026-11-22T18:30:00Z'))).toMatchObject({ opens: { inDays: 0 } });
  });

  it('skips closed days to the next opening', () => {
    const text = '10 AM to 9 PM, closed on Mon & Tue';
    expect(stateOf(text, sunday, '22:00')).toEqual({ open: false, opens: { inDays: 3, at: 600 } });
    expect(stateOf(text, monday, '12:00')).toEqual({ open: false, opens: { inDays: 2, at: 600 } });
  });

  it('opens again in a week where it is open on one day alone', () => {
    const text = 'Tue-Sun closed, Mon 10 AM to 9 PM';
    expect(stateOf(text, monday, '22:00')).toEqual({ open: false, opens: { inDays: 7, at: 600 } });
  });

  it('closes for a break', () => {
    const opens = { inDays: 0, at: 1020 };
    expect(stateOf('10am-2pm, 5pm-10pm', monday, '15:00')).toEqual({ open: false, opens });
  });

  it('ends at midnight where it says so', () => {
    const opens = { inDays: 0, at: 720 };
    expect(stateOf('noon to midnight', monday, '23:00')).toEqual({ open: true, until: 0 });
    expect(stateOf('noon to midnight', tuesday, '00:00')).toEqual({ open: false, opens });
  });

  it('does not end at a midnight when the next day begins open', () => {
    const text = 'Mon-Sat 24 hours, Sunday closed';
    expect(stateOf(text, monday, '22:00')).toEqual({ open: true });
    expect(stateOf(text, saturday, '22:00')).toEqual({ open: true, until: 0 });
  });

  it.each([
    ['of days that the text does not name', 'Mon-Fri 10am-9pm', saturday, '12:00'],
    ['after a day that it does not name', 'Mon-Fri 10am-9pm', monday, '02:00'],
  ])('claims nothing %s', (_, text, weekday, time) => {
    expect(stateOf(text, weekday, time)).toBeUndefined();
  });

  it('is not held up by a day that is not named once the morning has come', () => {
    const opens = { inDays: 0, at: 600 };
    expect(stateOf('Mon-Fri 10am-9pm', monday, '05:59')).toBeUndefined();
    expect(stateOf('Mon-Fri 10am-9pm', monday, '06:00')).toEqual({ open: false, opens });
  });

  it('does not say when it opens where that day is not named', () => {
    expect(stateOf('Mon-Fri 10am-9pm', friday, '22:00')).toEqual({ open: false });
    expect(stateOf('Mon-Fri 10am-9pm', tuesday, '08:00')).toMatchObject({ opens: { inDays: 0 } });
  });
});

it.each([
  [0, '12 AM'],
  [90, '1:30 AM'],
  [720, '12 PM'],
  [1260, '9 PM'],
  [1265, '9:05 PM'],
  [1440, '12 AM'],
])('%i minutes after midnight is %s', (minutes, text) => expect(clockText(minutes)).toBe(text));

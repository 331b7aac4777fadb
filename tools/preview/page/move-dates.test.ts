import { expect, it } from 'vitest';
import { moveDates } from './move-dates';

const moved = (value: unknown) => moveDates(value, '2026-01-15', '2026-02-04');

it('moves days, with or without a time and inside of sentences, by the days since the recording', () => {
  expect(
    moved({ at: '2026-01-14 18:30:00', list: ['2026-01-31'], text: 'Until 2026-03-01, then never' }),
  ).toEqual({
    at: '2026-02-03 18:30:00',
    list: ['2026-02-20'],
    text: 'Until 2026-03-21, then never',
  });
});

it('leaves days of birth, numbers and what only looks like a day as they are', () => {
  const value = {
    born: '1988-02-29',
    phone: '98765-00001',
    odd: '2026-13-45',
    empty: '',
    none: null,
    count: 7,
  };
  expect(moved(value)).toEqual(value);
});

it('puts the entries of months under the month that they move to, in their order', () => {
  const months = {
    'January 2026': [
      { id: 1, date: '2026-01-14' },
      { id: 2, date: '2026-01-03' },
    ],
    'December 2025': [
      { id: 3, date: '2025-12-30' },
      { id: 4, date: '2025-12-05' },
    ],
  };
  expect(Object.entries(moved(months) as object)).toEqual([
    ['February 2026', [{ id: 1, date: '2026-02-03' }]],
    [
      'January 2026',
      [
        { id: 2, date: '2026-01-23' },
        { id: 3, date: '2026-01-19' },
      ],
    ],
    ['December 2025', [{ id: 4, date: '2025-12-25' }]],
  ]);
});

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { CalendarDialog } from './calendar-dialog';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 9), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['today, when that may be chosen', null, '2026-11-28', '2026-12-05', 'November 2026'],
  ['its value', '2026-12-02', '2026-11-28', '2026-12-05', 'December 2026'],
  ['the first day, when all are later', null, '2027-02-01', '2027-03-05', 'February 2027'],
  ['the last day, when all are earlier', null, undefined, '2026-10-31', 'October 2026'],
  ['today, without limits', null, undefined, undefined, 'November 2026'],
])('opens on %s', async (_, value, min, max, month) => {
  const words = { title: 'Choose a day', previousLabel: 'Before', nextLabel: 'After' };
  renderUi(
    <CalendarDialog opened {...words} {...{ value, min, max }} onChoose={() => {}} onClose={() => {}} />,
  );
  expect(await screen.findByRole('button', { name: month })).toBeTruthy();
});

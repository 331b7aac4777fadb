import { describe, expect, it } from 'vitest';
import type { PointTransaction } from '@/contract/transactions';
import { decidedOn, timelineOf } from './timeline-rules';

it.each([
  ['Pending', ['done', 'done', 'now', 'ahead']],
  ['processing', ['done', 'done', 'now', 'ahead']],
  ['Processed', ['done', 'done', 'done', 'done']],
  ['Rejected', ['done', 'done', 'done', 'done']],
  ['Cancelled', ['done', 'done', 'done', 'done']],
  ['On hold', []],
])('the steps of a %s bill are %j', (status, states) => {
  const steps = timelineOf(status);
  expect(steps.map(({ state }) => state)).toEqual(states);
  expect(steps.map(({ name }) => name)).toEqual(
    ['sent', 'received', 'checking', 'decided'].slice(0, states.length),
  );
});

describe('the day of the decision', () => {
  const row = (referenceId: string, date: string, reasonId = '1') =>
    ({ referenceId, date, reasonId }) as PointTransaction; // nothing else of it counts

  it('is the first on which the bill earned points', () => {
    const rows = [row('7', '2026-11-09 10:00:00'), row('7', '2026-11-08', '3'), row('8', '2026-11-01')];
    expect(decidedOn('7', rows)).toBe('2026-11-08');
  });

  it('is not known without a row that is about this bill and has a date', () => {
    const rows = [row('7', '2026-11-08', '2'), row('7', 'soon'), row('7', ''), row('8', '2026-11-08')];
    expect(decidedOn('7', rows)).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import type { PointTransaction } from '@/contract/transactions';
import { decidedOn, stepOf } from './timeline-rules';

it.each([
  ['Pending', 2],
  ['processing', 2],
  ['Processed', 4],
  ['Rejected', 4],
  ['Cancelled', 4],
  ['On hold', undefined],
])('a %s bill is at step %j', (status, step) => expect(stepOf(status)).toBe(step));

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

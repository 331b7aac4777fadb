import { describe, expect, it } from 'vitest';
import type { Bill } from '@/contract/bills';
import type { PointTransaction } from '@/contract/transactions';
import { decidedOn, filesOf, inOrder, mayAskAbout, nextStep, reasonOf, stepOf } from './summary-rules';

it('keeps bills in the order in which they were asked for, and others behind them', () => {
  const bills = ['1', '2', '3'].map((id) => ({ id }) as Bill); // nothing else of it counts
  expect(inOrder(bills, ['3', '1']).map(({ id }) => id)).toEqual(['3', '1', '2']);
});

it.each([
  ['Rejected', 'Not readable'],
  ['Cancelled', 'Not readable'],
  ['Canceled', 'Not readable'],
  ['Processed', ''],
  ['Pending', ''],
  ['On hold', ''],
])('a %s bill gives the reason %j', (status, reason) => {
  expect(reasonOf({ status, reason: ' Not readable ' })).toBe(reason);
});

it.each([
  [true, 250, 'submit'],
  [true, 0, 'submit'],
  [false, 0, 'submit'],
  [false, undefined, 'submit'],
  [false, 0.5, 'redeem'],
] as const)('after a long bill: %s, with %s points ever, the next step is to %s', (long, points, step) => {
  expect(nextStep(long, { allPointsEarned: points })).toBe(step);
});

it.each([
  ['Rejected', '2026-11-24', true],
  [' cancelled', '', true],
  ['Processed', '2026-01-01', false],
  ['On hold', '2026-01-01', false],
  ['Pending', '2026-11-20', true],
  ['Processing', '2026-11-20 18:30:00', true],
  ['Pending', '2026-11-21', false],
  ['Pending', '2026-11-30', false],
  ['Pending', '', false],
  ['Pending', '20 Nov 2026', false],
  ['Pending', '2026-02-30', false],
])('a %s bill of %j may be asked about on 24 November: %s', (status, billDate, may) => {
  expect(mayAskAbout({ status, billDate }, '2026-11-24')).toBe(may);
});

describe('the files of a bill', () => {
  const files = (images: string[], imageNames: string[] = []) =>
    filesOf({ images, imageNames }, 'https://mall.test');

  it('are pictures or PDFs, by their address or their name', () => {
    expect(
      files(['/b/1.jpg', 'https://cdn.test/2.PDF?x=1', '/b/3', '/b/4'], ['one.jpg', '', 'three.pdf', '']),
    ).toEqual({
      pictures: [
        { address: 'https://mall.test/b/1.jpg', name: 'one.jpg' },
        { address: 'https://mall.test/b/4', name: '4' },
      ],
      pdfs: [
        { address: 'https://cdn.test/2.PDF?x=1', name: '2.PDF' },
        { address: 'https://mall.test/b/3', name: 'three.pdf' },
      ],
    });
  });

  it('take the last part of the address as their name where they have none', () => {
    expect(files(['/b/my%20bill.jpg', '/b/50%.jpg']).pictures.map(({ name }) => name)).toEqual([
      'my bill.jpg',
      '50%.jpg',
    ]);
  });

  it.each(['javascript:alert(1)//x.pdf', 'data:text/html,x.pdf', 'http://['])(
    'leave out the address %s',
    (address) => expect(files([address])).toEqual({ pictures: [], pdfs: [] }),
  );
});

it.each([
  ['Pending', 2],
  ['processing', 2],
  ['Processed', 4],
  ['Rejected', 4],
  ['Cancelled', 4],
  ['On hold', undefined],
])('a %s bill is at step %j', (status, step) => expect(stepOf(status)).toBe(step));

it('a bill was decided on the first day on which it earned points, if a row about it has a date', () => {
  const row = (referenceId: string, date: string, reasonId = '1') =>
    ({ referenceId, date, reasonId }) as PointTransaction; // nothing else of it counts
  const other = [row('7', '2026-11-08', '2'), row('7', 'soon'), row('7', ''), row('8', '2026-11-01')];
  expect(decidedOn('7', other)).toBe('');
  expect(decidedOn('7', [...other, row('7', '2026-11-09 10:00:00'), row('7', '2026-11-08', '3')])).toBe(
    '2026-11-08',
  );
});

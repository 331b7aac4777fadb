import { describe, expect, it } from 'vitest';
import type { Bill } from '@/contract/bills';
import type { Month, PointHistory, PointTransaction } from '@/contract/transactions';
import {
  billLists,
  expiresNear,
  hasRunOut,
  leadOf,
  listed,
  pointLists,
  subjectOf,
} from './transaction-rules';

const today = '2026-11-22';

const transaction = (changes: Partial<PointTransaction> = {}): PointTransaction => ({
  kind: '1',
  reasonId: '1',
  reason: '',
  referenceId: '41',
  orderId: '',
  billNumber: '',
  brands: [],
  date: '2026-11-20',
  expiryDate: '2027-11-20',
  points: 10,
  pointsEarned: 10,
  ...changes,
});

const month = <Entry>(label: string, ...entries: Entry[]): Month<Entry> => ({ label, entries });

describe('a list by month', () => {
  const months = [month('November 2026', 1, 2, 3), month('October 2026', 4)];

  it('names the month at its first entry, marks the last, and keeps the order of the backend', () => {
    expect(listed(months).map(({ entry, month, last }) => [entry, month, last])).toEqual([
      [1, 'November 2026', false],
      [2, undefined, false],
      [3, undefined, true],
      [4, 'October 2026', true],
    ]);
  });

  it('leaves out what is not kept, and months of which nothing is', () => {
    const even = listed(months, (entry) => entry % 2 === 0);
    expect(even.map(({ entry, month, last }) => [entry, month, last])).toEqual([
      [2, 'November 2026', true],
      [4, 'October 2026', true],
    ]);
    expect(listed(months, (entry) => entry === 4)).toHaveLength(1);
  });

  it('has a key of its own for each entry', () => {
    expect(new Set(listed(months).map(({ key }) => key)).size).toBe(4);
  });
});

describe('the filters of the points', () => {
  const history = (changes: Partial<PointHistory>): PointHistory => ({
    transactions: [],
    expiring: [],
    expired: [],
    log: undefined,
    ...changes,
  });
  const entries = <Entry>(list: readonly { entry: Entry }[]) => list.map(({ entry }) => entry);

  it('tell what was earned from what was redeemed', () => {
    const earned = transaction();
    const redeemed = transaction({ kind: '2' });
    const lists = pointLists(history({ transactions: [month('November 2026', earned, redeemed)] }), today);
    expect(entries(lists.all)).toEqual([earned, redeemed]);
    expect(entries(lists.earned)).toEqual([earned]);
    expect(entries(lists.redeemed)).toEqual([redeemed]);
  });

  it('show expiring and expired points of their own lists, if they are near', () => {
    const near = transaction({ expiryDate: '2027-11-22' });
    const recent = transaction({ expiryDate: '2025-11-22' });
    const far = transaction({ expiryDate: '2027-11-23' });
    const expiring = [month('November 2027', near, far)];
    const lists = pointLists(history({ expiring, expired: [month('November 2025', far, recent)] }), today);
    expect([entries(lists.expiring), entries(lists.expired)]).toEqual([[near], [recent]]);
    expect(lists.all).toEqual([]);
  });
});

it.each([
  ['2026-11-22', true],
  ['2027-11-22', true],
  ['2027-11-22 23:59:59', true],
  ['2027-11-23', false],
  ['2025-11-22', true],
  ['2025-11-21', false],
  ['', false],
  ['0000-00-00', false],
  ['soon', false],
])('an expiry on %j is near on 22 November 2026: %j', (date, near) =>
  expect(expiresNear(date, today)).toBe(near),
);

describe('a row of the points', () => {
  it.each([
    ['a bill', { reasonId: '1' }, { to: 'bill', id: '41' }],
    ['a bill, by the other reason', { reasonId: '3' }, { to: 'bill', id: '41' }],
    ['a bonus', { reasonId: '2' }, undefined],
    ['another reason', { reasonId: '4' }, undefined],
    ['a bill without an id', { referenceId: '0' }, undefined],
    ['a bill with an empty id', { referenceId: '' }, undefined],
    ['an order', { kind: '2', referenceId: '0', orderId: '20401' }, { to: 'order', id: '20401' }],
    ['an order, beside a bill', { kind: '2', orderId: '20401' }, { to: 'order', id: '20401' }],
    ['an order for another reason', { kind: '2', reasonId: '2', orderId: '7' }, { to: 'order', id: '7' }],
    ['no known order', { kind: '2', referenceId: '0', orderId: '0' }, undefined],
    ['a bill that was taken back', { kind: '2', orderId: '0' }, { to: 'bill', id: '41' }],
    ['a bill, beside an order', { orderId: '7' }, { to: 'bill', id: '41' }],
    ['an order that was given back', { referenceId: '0', orderId: '7' }, { to: 'order', id: '7' }],
  ])('about %s leads where more is told', (_, changes, lead) =>
    expect(leadOf(transaction(changes))).toEqual(lead),
  );

  it.each([
    [{ reasonId: '1' }, 'bill'],
    [{ reasonId: '1', referenceId: '0' }, 'bill'],
    [{ reasonId: '3', kind: '2', referenceId: '0', orderId: '7' }, 'order'],
    [{ reasonId: '3', kind: '2', referenceId: '0' }, 'order'],
    [{ reasonId: '2' }, 'other'],
    [{ reasonId: '4', kind: '2', orderId: '7' }, 'other'],
    [{ reasonId: '' }, 'other'],
  ])('with %j is about: %s', (changes, subject) => expect(subjectOf(transaction(changes))).toBe(subject));
});

describe('the filters of the bills', () => {
  const bill = (status: string) => ({ status }) as Bill; // nothing else of it plays a part here

  it('show each bill under All and under its own status', () => {
    const own = ['Pending', 'Processing', 'Processed', 'Rejected', 'Cancelled', 'Canceled'];
    const statuses = [...own, 'On its way'];
    const lists = billLists([month('November 2026', ...statuses.map(bill))]);
    const shown = Object.entries(lists).map(([name, list]) => [name, list.map(({ entry }) => entry.status)]);
    expect(Object.fromEntries(shown)).toEqual({
      all: statuses,
      processing: ['Pending', 'Processing'],
      rejected: ['Rejected'],
      processed: ['Processed'],
      cancelled: ['Cancelled', 'Canceled'],
    });
  });
});

it.each([
  ['2026-11-22', false],
  ['2026-11-21', true],
  ['2026-11-21 23:59:59', true],
  ['2026-11-21T18:30:00Z', false], // it is the 22nd in India
  ['2026-11-21T18:29:59Z', true],
  ['0000-00-00', false],
  ['', false],
  ['0', false],
])('a voucher that is valid till %j has run out on 22 November 2026: %j', (expiryDate, out) =>
  expect(hasRunOut({ expiryDate }, today)).toBe(out),
);

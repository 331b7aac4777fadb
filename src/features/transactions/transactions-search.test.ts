import { describe, expect, it } from 'vitest';
import { readSearch, shownAt, switchTab } from './transactions-search';

const all = { tab: 'points', points: 'all', bills: 'all', vouchers: 'all' };

describe('the address of the transactions', () => {
  it.each([
    [{}, {}],
    [{ points: 'expiring' }, { filter: 'expiring' }],
    [{ filter: 'all', points: 'expiring' }, {}],
    [{ tab: 'points', filter: 'all', bills: 'all', vouchers: 'all' }, {}],
    [{ tab: 'cash' }, {}],
    [{ tab: 2, filter: ['earned'], bills: null }, {}],
    [{ tab: 'constructor', vouchers: 'toString' }, {}],
    [{ vouchers: 'expired', other: 'thing' }, { vouchers: 'expired' }],
  ])('with %j says %j', (given, read) => expect(readSearch(given)).toEqual(read));

  it.each([{ tab: 'bills', bills: 'rejected' }, { tab: 'redemptions' }, { filter: 'archived' }])(
    'with %j says just that',
    (given) => expect(readSearch(given)).toEqual(given),
  );

  it('shows Points with All Points unless it says otherwise', () => {
    expect(shownAt({})).toEqual(all);
    expect(shownAt({ filter: 'expiring' })).toEqual({ ...all, points: 'expiring' });
    const cancelled = { tab: 'bills', bills: 'cancelled' } as const;
    expect(shownAt(cancelled)).toEqual({ ...all, ...cancelled });
  });

  it('of another tab has the filters of points and bills at All, and keeps the one of the vouchers', () => {
    const search = { filter: 'earned', bills: 'rejected', vouchers: 'active' } as const;
    expect(switchTab(search, 'vouchers')).toEqual({ tab: 'vouchers', vouchers: 'active' });
    expect(switchTab({ ...search, tab: 'bills' }, 'points')).toEqual({ vouchers: 'active' });
    expect(switchTab({ filter: 'earned' }, 'redemptions')).toEqual({ tab: 'redemptions' });
  });
});

import { describe, expect, it } from 'vitest';
import type { MerchantDetails } from '@/contract/merchant';
import { bannersFor, tierBadge, tileAction, unreadBadge } from './dashboard-rules';

type Overrides = Omit<Partial<MerchantDetails>, 'customer'> & {
  customer?: Partial<MerchantDetails['customer']>;
};

/** Only the fields that the rules use. */
const merchant = (overrides: Overrides = {}) =>
  ({ referralEnabled: true, referralBonus: true, referralText: 'Join me', ...overrides }) as MerchantDetails;

const situation = (overrides: Overrides = {}) => ({
  merchant: merchant(overrides),
  guidelinesConfirmed: false,
  stores: true,
  referral: true,
});

describe('dashboard', () => {
  it.each([
    [undefined, undefined],
    [0, undefined],
    [1, '1'],
    [99, '99'],
    [100, '+9'],
  ])('shows %s unread as %s', (count, badge) => expect(unreadBadge(count)).toBe(badge));

  it('shows the tier unless there is exactly one', () => {
    const tier = (tierCount: number | undefined, currentTierName = 'Gold') =>
      tierBadge(merchant({ customer: { tierCount, currentTierName } }).customer);
    expect(tier(4)).toBe('Gold');
    expect(tier(1)).toBeUndefined();
    expect(tier(undefined)).toBe('Gold');
    expect(tier(4, '')).toBeUndefined();
    expect(tierBadge(undefined)).toBeUndefined();
  });

  it.each([
    [480, 1],
    [481, 2],
    [1023, 2],
    [1024, 3],
  ])('asks for the banners of %i px as class %i', (width, widthClass) =>
    expect(bannersFor(width)).toBe(widthClass),
  );

  it('leads Submit Bills by the guidelines flag', () => {
    expect(tileAction('submitBills', situation())).toEqual({ kind: 'path', path: '/bill-upload-guidelines' });
    expect(tileAction('submitBills', { ...situation(), guidelinesConfirmed: true })).toEqual({
      kind: 'path',
      path: '/submit-bill',
    });
  });

  it('hides Refer & Earn when is_referral_enabled is 0, shares when is_referral_bonus is 0, else goes to the screen', () => {
    expect(tileAction('referral', situation({ referralEnabled: false }))).toBeUndefined();
    expect(tileAction('referral', situation({ referralBonus: false }))).toEqual({
      kind: 'share',
      text: 'Join me',
    });
    expect(tileAction('referral', situation())).toEqual({ kind: 'path', path: '/refer-friend' });
  });

  it.each([
    [{ referralCode: 'ASHA5' }, { kind: 'share', text: 'ASHA5' }],
    [{ referralCode: '' }, undefined],
    [undefined, undefined],
  ])(
    'without a text to share, Refer & Earn shares the code, and is hidden without one: %j',
    (customer, action) =>
      expect(
        tileAction('referral', situation({ referralBonus: false, referralText: '', customer } as Overrides)),
      ).toEqual(action),
  );

  it('hides the tiles of switched-off areas', () => {
    expect(tileAction('directory', { ...situation(), stores: false })).toBeUndefined();
    expect(tileAction('referral', { ...situation(), referral: false })).toBeUndefined();
  });
});

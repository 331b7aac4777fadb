import { describe, expect, it } from 'vitest';
import type { MerchantDetails } from '@/contract/merchant';
import { hostileAddresses, hostileOrigin } from '../../../tests/setup/hostile-addresses';
import { bannersFor, bannerTarget, tierBadge, tileAction, unreadBadge } from './dashboard-rules';

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

  it.each([
    ['/offers?tag=1', { kind: 'inside', href: '/offers?tag=1' }],
    ['https://mall.example/redeem#top', { kind: 'inside', href: '/redeem#top' }],
    ['https://cinema.example/tonight', { kind: 'outside', href: 'https://cinema.example/tonight' }],
    [' www.cinema.example/tonight', { kind: 'outside', href: 'https://www.cinema.example/tonight' }],
    ['javascript:alert(1)', undefined],
    [' JavaScript:alert(1)', undefined],
    ['data:text/html,hello', undefined],
    ['', undefined],
    ['https://', undefined],
  ])('follows a banner to %s: %j', (address, target) => {
    expect(bannerTarget(address, 'https://mall.example')).toEqual(target);
  });

  it.each(hostileAddresses.map(([address, path]) => ({ address, path })))(
    'never takes a banner to %j for a link inside the site that leaves it',
    ({ address, path }) => {
      const target = bannerTarget(address, hostileOrigin);
      if (path !== undefined) expect(target).toEqual({ kind: 'inside', href: path });
      else if (target)
        expect(target).toEqual({ kind: 'outside', href: expect.stringMatching(/^https?:\/\//) });
    },
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

  it('hides the tiles of switched-off areas', () => {
    expect(tileAction('directory', { ...situation(), stores: false })).toBeUndefined();
    expect(tileAction('referral', { ...situation(), referral: false })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { type MerchantInput, merchantSchema } from '@/brand/merchant-schema';
import { switchedOff } from './switched-off';

const isOff = (overrides: Partial<MerchantInput>) =>
  switchedOff(merchantSchema.parse({ name: 'Test Mall', hosts: ['mall.example'], ...overrides }));

describe('a switched-off area', () => {
  it('is known by the name of its folder', () => {
    const off = isOff({ screens: { offers: false, faqs: false } });
    expect(off('src/features/offers/offers-screen.tsx')).toBe(true);
    expect(off('src/features/faqs/faqs-screen.tsx')).toBe(true);
    expect(off('src/features/feedback/feedback-screen.tsx')).toBe(false);
    expect(off('src/features/redeem/catalogue-screen.tsx')).toBe(false);
  });

  it('does not exist where a merchant switches nothing off', () => {
    expect(isOff({})('src/features/visit/visit-screen.tsx')).toBe(false);
  });
});

it.each([
  ['offers', 'src/features/search/offer-results.tsx'],
  ['stores', 'src/features/search/store-results.tsx'],
] as const)('the search shows no %s where a merchant switches them off', (screen, module) => {
  expect(isOff({ screens: { [screen]: false } })(module)).toBe(true);
  expect(isOff({ screens: { search: false } })(module)).toBe(true);
  expect(isOff({})(module)).toBe(false);
});

it('the wallet is not filled where a merchant switches it off', () => {
  const file = 'src/app/wallet/fill-wallet.ts';
  expect(isOff({ wallet: { offline: false } })(file)).toBe(true);
  expect(isOff({})(file)).toBe(false);
});

describe('the referral layouts', () => {
  it('that a merchant did not choose are off', () => {
    const off = isOff({ referral: { layout: 'ticket' } });
    expect(off('src/features/referral/layouts/ticket.tsx')).toBe(false);
    expect(off('src/features/referral/layouts/steps.tsx')).toBe(true);
    expect(off('src/features/referral/referral-screen.tsx')).toBe(false);
  });
});

describe("the compositions of the mall's card", () => {
  it('that a merchant did not choose are off', () => {
    const off = isOff({ theme: { card: { layout: 'crest' } } });
    expect(off('src/components/card-layouts/crest.tsx')).toBe(false);
    expect(off('src/components/card-layouts/pass.tsx')).toBe(true);
    expect(isOff({})('src/components/card-layouts/crest.tsx')).toBe(true);
    expect(off('src/components/card-layout.ts')).toBe(false);
  });
});

const firebase = {
  provider: 'fcm' as const,
  apiKey: 'AIzaSy0123456789012345',
  projectId: 'the-mall',
  appId: '1:1234567890:web:0a1b2c',
  messagingSenderId: '1234567890',
  vapidKey: `B${'A'.repeat(86)}`,
};

describe('push messages', () => {
  const module = 'src/components/push/firebase-push.ts';

  it('bring Firebase only to malls that use it', () => {
    expect(isOff({})(module)).toBe(true);
    expect(isOff({ integrations: { push: { publicKey: firebase.vapidKey } } })(module)).toBe(true);
    expect(isOff({ integrations: { push: firebase } })(module)).toBe(false);
  });

  it('go with the notifications', () => {
    const registration = 'src/components/push/register-push.ts';
    expect(isOff({})(registration)).toBe(false);
    const off = isOff({ screens: { notifications: false }, integrations: { push: firebase } });
    expect([registration, module].map(off)).toEqual([true, true]);
  });
});

it.each(['src/features/dashboard/expiring.tsx', 'src/features/transactions/ending-points.tsx'])(
  '%s is off for a mall that does not remind of points that end',
  (module) => {
    expect(isOff({})(module)).toBe(false);
    expect(isOff({ wallet: { expiryReminder: false } })(module)).toBe(true);
    expect(isOff({ wallet: { offline: false } })(module)).toBe(false);
  },
);

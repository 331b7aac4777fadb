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

describe('the referral layouts', () => {
  it('that a merchant did not choose are off', () => {
    const off = isOff({ referral: { layout: 'ticket' } });
    expect(off('src/features/referral/layouts/ticket.tsx')).toBe(false);
    expect(off('src/features/referral/layouts/steps.tsx')).toBe(true);
    expect(off('src/features/referral/referral-screen.tsx')).toBe(false);
  });
});

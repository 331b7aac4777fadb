import { describe, expect, it } from 'vitest';
import { type MerchantInput, merchantSchema } from '@/brand/merchant-schema';
import { switchedOff } from './switched-off';

const isOff = (overrides: Partial<MerchantInput>) =>
  switchedOff(merchantSchema.parse({ name: 'Test Mall', hosts: ['mall.example'], ...overrides }));

describe('a switched-off area', () => {
  it('is known by its modules and by the addresses of its routes', () => {
    const off = isOff({ screens: { offers: false, faqs: false } });
    expect(off('src/features/offers/offers-screen.tsx')).toBe(true);
    expect(off('src/routes/_customer.offers-detail.$id.tsx?tsr-split=component')).toBe(true);
    expect(off('src/features/pages/faq-screen.tsx')).toBe(true);
    expect(off('src/features/pages/feedback-screen.tsx')).toBe(false);
    expect(off('src/routes/_customer.redeem.tsx?tsr-split=component')).toBe(false);
  });

  it('is none for a merchant that switches nothing off', () => {
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

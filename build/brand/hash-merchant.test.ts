import { expect, it } from 'vitest';
import { type MerchantInput, merchantSchema } from '@/brand/merchant-schema';
import { hashMerchant } from './hash-merchant';

const hashOf = (more: Partial<MerchantInput> = {}) => {
  const config = merchantSchema.parse({ name: 'Mall', hosts: ['mall.example'], ...more });
  return hashMerchant({ id: '1', config, logo: Buffer.from('logo') });
};

it('what a config says is in its hash, but not the usual said again, and not the ring', () => {
  expect(hashOf({ referral: { layout: 'ticket' } })).not.toBe(hashOf());
  expect(hashOf({ wallet: { offline: false } })).not.toBe(hashOf({ wallet: { shareTarget: false } }));
  expect(hashOf({ referral: { layout: 'default' }, wallet: { offline: true }, logo: 'logo.svg' })).toBe(
    hashOf(),
  );
  expect(hashOf({ release: { ring: 'canary' } })).toBe(hashOf());
});

import { beforeEach, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { testBrand } from '../../../tests/setup/brand';
import { keptHere, sharedWith } from './your-data-rules';

const base = testBrand();
const maps = { ...base.maps, tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' };
const off = { ...base.screens, contact: false, stores: false, referral: false };

beforeEach(() => {
  setCurrentBrand(base);
  vi.stubGlobal('location', { origin: 'https://rewards.mall.example' });
});

it.each([
  ['push', { pushPublicKey: 'key' }, 'push service'],
  ['telemetry', { telemetry: { url: 'https://metrics.example/app', sample: 1 } }, 'metrics.example:'],
  ['telemetry of its own', { telemetry: { url: '/telemetry', sample: 1 } }, 'rewards.mall.example:'],
  ['maps', { maps }, 'tiles.example:'],
  ['referral', {}, 'share your referral code'],
])('who gets data comes from what the mall has switched on: %s', (_, on, words) => {
  const plain = { ...base, pushPublicKey: '', screens: off };
  expect(sharedWith(plain).join()).not.toContain(words);
  expect(sharedWith({ ...plain, screens: base.screens, ...on }).join()).toContain(words);
});

it('what is kept on the phone is said once each', () => {
  expect(new Set(keptHere()).size).toBe(keptHere().length);
  expect(keptHere().length).toBeGreaterThan(5);
});

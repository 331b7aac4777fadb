import { expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { brandOf } from './brand-of';

it.each([
  [{}, { shareTarget: true, offline: true, expiryReminder: true }],
  [{ offline: false }, { shareTarget: true, offline: false, expiryReminder: true }],
])('the app reads which parts of the wallet %j leaves on', (wallet, read) => {
  const config = merchantSchema.parse({ name: 'Mall', hosts: ['mall.example'], wallet });
  const environment = { apiBaseUrl: '/api', payloadKey: 'key', pushPublicKey: '' };
  expect(brandOf({ id: '1', config, logo: Buffer.alloc(0) }, environment, '/logo.svg').wallet).toEqual(read);
});

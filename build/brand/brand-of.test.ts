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

it('the menu leads to the privacy policy where the mall has one', () => {
  const environment = { apiBaseUrl: '/api', payloadKey: 'key', pushPublicKey: '' };
  const brandWith = (links: object) => {
    const config = merchantSchema.parse({ name: 'Mall', hosts: ['mall.example'], links });
    return brandOf({ id: '1', config, logo: Buffer.alloc(0) }, environment, '/logo.svg');
  };
  expect(brandWith({}).menuEntries).not.toContain('privacy');
  expect(brandWith({})).not.toHaveProperty('privacyUrl');
  const privacy = 'https://www.mall.example/privacy';
  expect(brandWith({ privacy })).toMatchObject({ privacyUrl: privacy });
  expect(brandWith({ privacy }).menuEntries).toContain('privacy');
});

it('the look of cards takes room in the page only where it is not the default', () => {
  const environment = { apiBaseUrl: '/api', payloadKey: 'key', pushPublicKey: '' };
  const brandWith = (card: object) => {
    const config = merchantSchema.parse({ name: 'Mall', hosts: ['mall.example'], theme: { card } });
    return brandOf({ id: '1', config, logo: Buffer.alloc(0) }, environment, '/logo.svg');
  };
  for (const card of [{}, { layout: 'classic', finish: 'gradient' }])
    expect(brandWith(card)).not.toHaveProperty('card');
  expect(brandWith({ layout: 'pass' })).toMatchObject({ card: { layout: 'pass', finish: 'gradient' } });
  expect(brandWith({ finish: 'plain' })).toMatchObject({ card: { layout: 'classic', finish: 'plain' } });
});

it('the texts that the mall’s words change come with it, and its own texts win', () => {
  const environment = { apiBaseUrl: '/api', payloadKey: 'key', pushPublicKey: '' };
  const textsWith = (changes: object) => {
    const config = merchantSchema.parse({ name: 'Mall', hosts: ['mall.example'], ...changes });
    return brandOf({ id: '1', config, logo: Buffer.alloc(0) }, environment, '/logo.svg').texts;
  };
  const words = { bill: { one: 'receipt', other: 'receipts' } };
  const texts = textsWith({ words, texts: { 'bills.submit': 'Send' } });
  expect(texts).toMatchObject({ 'bills.submit': 'Send', 'bills.submitTitle': 'Submit Receipt(s)' });
  expect(textsWith({})).toEqual({});
});

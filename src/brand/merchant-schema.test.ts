import { describe, expect, it } from 'vitest';
import { merchantSchema } from './merchant-schema';
import { languageTag } from './merchant-schema-language';

const mall = { name: 'The Mall', hosts: ['the-mall.example'] };
const app = {
  provider: 'fcm',
  apiKey: 'A'.repeat(30),
  projectId: 'the-mall',
  messagingSenderId: '1234567890',
};
const withTiles = (tileUrl: string) => ({ integrations: { maps: { tileUrl, attribution: 'Test' } } });
const withApp = (appId: string) => ({
  integrations: { push: { ...app, appId, vapidKey: `B${'A'.repeat(86)}` } },
});
const hosts = (count: number) => Array.from({ length: count }, (_, index) => `mall-${index}.example`);

it.each<[string, object, object, string]>([
  ['hosts', { hosts: hosts(50) }, { hosts: hosts(51) }, 'must name at most 50 hosts'],
  [
    'the address of map tiles',
    withTiles(`https://tiles.example/${'a'.repeat(400)}/{z}/{x}/{y}`),
    withTiles(`https://tiles.example/${'a'.repeat(500)}/{z}/{x}/{y}`),
    'must have at most 500 characters',
  ],
  [
    'the host of map tiles',
    withTiles(`https://${'a.'.repeat(36)}example/{z}/{x}/{y}`),
    withTiles(`https://${'a.'.repeat(37)}example/{z}/{x}/{y}`),
    'must have a host name of at most 80 characters',
  ],
  [
    'the number of the Firebase app',
    withApp(`1:1234567890:web:${'a'.repeat(64)}`),
    withApp(`1:1234567890:web:${'a'.repeat(65)}`),
    'must be the appId of a Firebase web app, such as 1:1234567890:web:0a1b2c',
  ],
])('%s: there is an upper limit', (_what, most, tooMuch, told) => {
  expect(merchantSchema.safeParse({ ...mall, ...most }).error).toBeUndefined();
  const { error } = merchantSchema.safeParse({ ...mall, ...tooMuch });
  expect(error?.issues.map(({ message }) => message)).toEqual([told]);
});

describe('a language tag', () => {
  it.each(['en-UK', 'hin-DI', 'xx', 'en-XX', 'en-ZZ', 'hi-Abcd-IN'])(
    '%s is no tag of the real world',
    (tag) => {
      expect(languageTag.safeParse(tag).success).toBe(false);
    },
  );

  it.each(['en', 'en-IN', 'hi-IN', 'zh-Hant-TW', 'kok-IN', 'ar-AE'])('%s is one', (tag) => {
    expect(languageTag.safeParse(tag).success).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { likelyAddress } from './likely-address';

it.each([
  [{ hosts: ['a.example', 'b.example'] }, 'https://a.example/api'],
  [{ hosts: ['a.example'], api: { baseUrl: '/backend' } }, 'https://a.example/backend'],
  [{ hosts: ['a.example'], api: { baseUrl: 'https://api.a.example' } }, 'https://api.a.example'],
  [{ hosts: 'a.example', api: 7 }, ''],
  [{ hosts: [7], api: { baseUrl: 7 } }, ''],
  [{}, ''],
  [null, ''],
  [undefined, ''],
])('proposes an address for %o', (config, address) => {
  expect(likelyAddress(config)).toBe(address);
});

import { expect, it } from 'vitest';
import { likelyAddress } from './likely-address';

it.each([
  [{ hosts: ['a.example', 'b.example'] }, 'https://a.example/api'],
  [{ hosts: ['a.example'], api: { baseUrl: '/backend' } }, 'https://a.example/backend'],
  [{ hosts: ['a.example'], api: { baseUrl: 'https://api.a.example' } }, 'https://api.a.example'],
  [{ hosts: 'a.example', api: 7 }, ''],
  [{}, ''],
  [null, ''],
])('proposes an address for %o', (config, address) => {
  expect(likelyAddress(JSON.stringify(config))).toBe(address);
});

it('proposes none for a config that cannot be read', () => {
  expect(likelyAddress('{"hosts": [')).toBe('');
});

import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isPushAddress, lookupElsewhere } from './push-address';

const reach = { loopback: false, ownPorts: new Set(['4173']) };
const own = [
  '127.0.0.1',
  '127.8.9.10',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:0:0:1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  '127.0.0.1.',
  'north.localhost',
  'north.localhost.',
];

describe('an address of a push service', () => {
  it.each(own)('is not %s, which is this machine', (host) => {
    expect(isPushAddress(`https://${host}/`, reach)).toBe(false);
    expect(isPushAddress(`http://${host}:5000/`, reach)).toBe(false);
  });

  it.each(own)('may be %s where a test asks for it, but not on the own port', (host) => {
    const asked = { ...reach, loopback: true };
    expect(isPushAddress(`http://${host}:5000/`, asked)).toBe(true);
    expect(isPushAddress(`http://${host}:4173/`, asked)).toBe(false);
  });

  it.each(['http://push.example/', 'ftp://push.example/', 'push.example', ''])('is not %j', (address) => {
    expect(isPushAddress(address, reach)).toBe(false);
    expect(isPushAddress(address, { ...reach, loopback: true })).toBe(false);
  });

  it.each(['https://push.example/a', 'https://localhost.example/', 'https://128.0.0.1/'])(
    'is %s',
    (address) => {
      expect(isPushAddress(address, reach)).toBe(true);
    },
  );

  it.each([true, false])('is no name that leads to this machine (all: %s)', async (all) => {
    const found = await new Promise<{ error: Error | null; address: string | LookupAddress[] }>((resolve) =>
      lookupElsewhere('localhost', { all }, (error, address) => resolve({ error, address })),
    );
    expect(found).toEqual({ error: new Error('localhost leads to this machine'), address: '' });
  });
});

import { expect, it } from 'vitest';
import { decipher, encipher } from './cipher';

it('does not change base64 with a key in the standard order', () => {
  expect(encipher({ a: 1 }, '')).toBe(btoa('{"a":1}'));
});

it('substitutes by the key’s distinct letters in order of first appearance, then the rest in standard order', () => {
  // The alphabet for "BABA" is B A C D …, so only A and B change places.
  expect(encipher({ a: 1 }, 'BABA')).toBe(
    btoa('{"a":1}').replace(/[AB]/g, (letter) => (letter === 'A' ? 'B' : 'A')),
  );
});

it('keeps the padding and reads back every script', () => {
  const payload = { first_name: 'आशा', note: '🎁 "quoted"', otp: 12 };
  const text = encipher(payload, 'sandbox-payload-key');
  expect(text).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
  expect(decipher(text, 'sandbox-payload-key')).toEqual(payload);
});

it('keeps every digit of an id', () => {
  const payload = btoa('{"id":12345678901234567}');
  expect(decipher(payload, '')).toEqual({ id: '12345678901234567' });
});

it('cannot be read with another key', () => {
  expect(() => decipher(encipher({ mobile_number: '9876500001' }, 'one'), 'two')).toThrow();
});

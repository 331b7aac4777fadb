import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64';

it.each([0, 1, 2, 8_191, 8_192, 8_193, 100_000])('takes %i bytes there and back', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => index % 256);
  const base64 = toBase64(bytes);
  expect(base64).toBe(Buffer.from(bytes).toString('base64'));
  expect(fromBase64(base64)).toEqual(bytes);
});

it('refuses what is not base64', () => {
  expect(() => fromBase64('not base64!')).toThrow();
});

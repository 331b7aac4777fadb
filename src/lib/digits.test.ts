import { expect, it } from 'vitest';
import { asciiDigits, digitsOf } from './digits';

/** The digits 0 to 9 of each script that the runtime can write. */
const scripts = Intl.supportedValuesOf('numberingSystem')
  .map((numberingSystem) => {
    const { format } = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    return [numberingSystem, Array.from({ length: 10 }, (_, digit) => format(digit)).join('')] as const;
  })
  .filter(([, digits]) => /^\p{Nd}{10}$/u.test(digits));

it('has scripts to read', () => {
  expect(scripts.length).toBeGreaterThan(40);
});

it.each(scripts)('reads the digits of %s: %s', (_, digits) => {
  expect(asciiDigits(digits)).toBe('0123456789');
  expect(digitsOf(`a${digits}-${digits}`)).toBe('01234567890123456789');
});

it('reads every decimal digit of Unicode, ten to each script', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign));
  expect(all.length).toBeGreaterThan(600);
  expect(asciiDigits(all.join(''))).toBe('0123456789'.repeat(all.length / 10));
});

it('leaves other signs as they are', () => {
  expect(asciiDigits('½ Ⅳ ② ५ a1')).toBe('½ Ⅳ ② 5 a1');
});

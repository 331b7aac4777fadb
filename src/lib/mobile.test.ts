import { describe, expect, it } from 'vitest';
import { groupMobile, isHopeless, mobileDigits, mobilePattern, takenMobile } from './mobile';

it('groups 4-3-3 with spaces', () => {
  expect(groupMobile('9876500001')).toBe('9876 500 001');
  expect(groupMobile('98765')).toBe('9876 5');
  expect(groupMobile('')).toBe('');
});

/** 2,000 mobile numbers, among them all that begin like a prefix. */
const numbers = [
  ...Array.from({ length: 1000 }, (_, i) => String(4_000_000_000 + ((i * 5_999_999_983) % 6_000_000_000))),
  ...Array.from({ length: 1000 }, (_, i) => String(9_100_000_000 + i * 99_999)),
];

/** What a field holds after the keys of a text. */
function typed(text: string): string {
  let held = { text: '', shown: '', caret: 0 };
  for (const key of text) {
    const raw = held.shown.slice(0, held.caret) + key + held.shown.slice(held.caret);
    held = takenMobile(raw, held.caret + key.length, held.text);
  }
  return held.text;
}

describe.each([
  ['all at once', mobileDigits],
  ['key by key', (text: string) => typed(text)],
])('a number that came %s', (_, read) => {
  it.each(['', '+91 ', '+91 (0) ', '0091-', '91', '0', '091'])('is read after %j', (prefix) => {
    for (const number of numbers) {
      const spaced = `${prefix}${number.slice(0, 5)} ${number.slice(5)}`;
      expect(read(spaced), spaced).toBe(number);
    }
  });

  it('is none after a plus alone', () => {
    for (const number of numbers) expect(mobilePattern.test(read(`+${number}`)), number).toBe(false);
  });

  it.each([
    '+44 7911 123456',
    '0044 7911 123456',
    '+1 (415) 555-0100',
    '+9715 0123 4567',
    '00 977 98123 45678',
    '＋44 7911 123456',
  ])('of another country is none: %s', (text) => {
    expect(mobilePattern.test(read(text))).toBe(false);
  });
});

it.each([
  ['९८७६५ ००००१', '9876500001'],
  ['+९१ ९८७६५ ००००१', '9876500001'],
  ['+９１ ９８７６５ ００００１', '9876500001'],
  ['＋９１ ９８７６５ ００００１', '9876500001'],
  ['٩١٩٨٧٦٥٠٠٠٠١', '9876500001'],
  ['𞥙𞥘𞥗𞥖𞥕𞥐𞥐𞥐𞥐𞥑', '9876500001'],
])('reads the digits of every keyboard: %s', (text, number) => {
  expect(mobileDigits(text)).toBe(number);
});

it('waits for ten digits after a prefix', () => {
  for (const number of numbers) {
    for (let end = 1; end < 10; end += 1) {
      expect(typed(`+91${number.slice(0, end)}`)).toBe(number.slice(0, end));
      expect(typed(`0091${number.slice(0, end)}`)).toBe(number.slice(0, end));
    }
    expect(typed(`91${number.slice(0, 9)}`)).toBe(number.slice(0, 9));
  }
});

it('ignores what is put into the middle of a full field, and keeps the caret', () => {
  for (const number of numbers) {
    for (let caret = 0; caret < 10; caret += 1) {
      const raw = `${number.slice(0, caret)}7${number.slice(caret)}`;
      expect(takenMobile(raw, caret + 1, number)).toMatchObject({
        text: number,
        caret: groupMobile(number.slice(0, caret)).length,
      });
    }
  }
});

it('reads what it holds as the same again', () => {
  for (const text of [...numbers, '+447911123', '0044791112', '+', '+91', '0', '']) {
    expect(mobileDigits(groupMobile(text))).toBe(text);
  }
});

it.each([
  ['98a7|6-5', '98765', 3],
  ['+91 98|765 00001', '9876500001', 2],
  ['+9|1 98765 00001', '9876500001', 0],
  ['+|', '+', 1],
  ['＋|', '+', 1],
  ['+4|4 7911', '+447911', 2],
  ['|+44 7911', '+447911', 0],
  ['98765000019999|', '9876500001', 12],
  ['9198765000|', '9198765000', 12],
])('of %s it takes %s, the caret at %i', (marked, text, caret) => {
  expect(takenMobile(marked.replace('|', ''), marked.indexOf('|'))).toMatchObject({ text, caret });
});

it('replaces a full field by a whole text', () => {
  expect(takenMobile('919876500002', 12, '9876500001').text).toBe('9876500002');
  expect(takenMobile('919876500002', 0, '9876500001').text).toBe('9876500002');
});

it.each([
  ['', false],
  ['+', false],
  ['+9', false],
  ['0', false],
  ['0091', false],
  ['0987', false],
  ['98765', false],
  ['3', true],
  ['+44', true],
  ['012', true],
  ['0044791112', true],
  ['9198765000', true],
])('more digits cannot make a number of %j: %s', (text, hopeless) => {
  expect(isHopeless(text)).toBe(hopeless);
});

it.each([
  ['9876500001', true],
  ['4000000000', true],
  ['3876500001', false],
  ['987650000', false],
])('%s is a mobile number: %s', (digits, valid) => {
  expect(mobilePattern.test(digits)).toBe(valid);
});

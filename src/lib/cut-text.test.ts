import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomOf } from '../../tests/setup/random';
import { cutText } from './cut-text';

afterEach(() => vi.unstubAllGlobals());

/** Firefox 115. */
const withoutSegmenter = () => vi.stubGlobal('Intl', { ...Intl });

describe.each([
  ['with a segmenter', () => {}],
  ['without one', withoutSegmenter],
])('%s', (_, prepare) => {
  it.each([
    ['abcd', 4, 'abcd'],
    ['abcde', 4, 'abcd'],
    ['abc𝒳', 4, 'abc'],
    ['abe\u0301', 3, 'ab'],
    ['कखी', 2, 'क'],
    ['aन്\u200d', 3, 'a'],
    ['a👩\u200d👩\u200d👧', 6, 'a'],
    ['a👍🏽', 3, 'a'],
    ['a🇮🇳', 3, 'a'],
    ['🇮🇳🇮🇳', 6, '🇮🇳'],
    ['1\ufe0f\u20e3', 2, ''],
    ['a\r\nb', 2, 'a'],
    ['ab', 0, ''],
  ])('%j has at most %i characters as %j', (text, most, cut) => {
    prepare();
    expect(cutText(text, most)).toBe(cut);
  });
});

it('never leaves a joined letter of an Indian script in two, without a segmenter', () => {
  withoutSegmenter();
  expect(cutText('aक्ष', 3)).toBe('a');
});

it('cuts only where a sign ends, as late as it can, with and without a segmenter', () => {
  const random = randomOf(6);
  const signs = [
    'a',
    ' ',
    '।',
    'é',
    'e\u0301',
    'की',
    'കി',
    '𝒳',
    '👍🏽',
    '👩\u200d👩\u200d👧',
    '🇮🇳',
    '#\ufe0f\u20e3',
  ];
  for (let round = 0; round < 3_000; round += 1) {
    const list = Array.from(
      { length: 1 + Math.floor(random() * 12) },
      () => signs[Math.floor(random() * signs.length)] ?? '',
    );
    const text = list.join('');
    const most = Math.floor(random() * (text.length + 2));
    let expected = '';
    for (const sign of list) {
      if (expected.length + sign.length > most) break;
      expected += sign;
    }
    expect(cutText(text, most), JSON.stringify([text, most])).toBe(expected);
    withoutSegmenter();
    expect(cutText(text, most), JSON.stringify([text, most])).toBe(expected);
    vi.unstubAllGlobals();
  }
});

import { describe, expect, it } from 'vitest';
import { checkDigit, code128, patterns } from './code128';

const total = (pattern: string) => [...pattern].reduce((sum, digit) => sum + Number(digit), 0);
const dark = (pattern: string) => total([...pattern].filter((_, index) => index % 2 === 0).join(''));

describe('the patterns of Code 128', () => {
  it('are 107 different ones of 11 modules with an even number of dark ones; the stop has 13', () => {
    expect(new Set(patterns).size).toBe(107);
    expect(
      patterns.slice(0, 106).filter((pattern) => total(pattern) !== 11 || dark(pattern) % 2 === 1),
    ).toEqual([]);
    expect(total(patterns[106] ?? '')).toBe(13);
  });
});

describe('the check digit', () => {
  it.each([
    ['PJJ123C in set B', [104, 48, 42, 42, 17, 18, 19, 35], 55],
    ['4218402050 in set C', [105, 42, 18, 40, 20, 50], 15],
    ['the start alone', [104], 1],
  ])('of %s', (_, values, digit) => {
    expect(checkDigit(values)).toBe(digit);
  });
});

describe('code128', () => {
  it('puts two digits into a symbol', () => {
    // start, five pairs and the check digit are 7 symbols of 11 modules, and the stop has 13
    expect(code128('4218402050')?.width).toBe(7 * 11 + 13 + 2 * 10);
  });

  it('puts one character into a symbol for an odd number of digits, or with other characters', () => {
    expect(code128('123')?.width).toBe((3 + 2) * 11 + 13 + 2 * 10);
    expect(code128('MEM-42')?.width).toBe((6 + 2) * 11 + 13 + 2 * 10);
  });

  it('begins and ends with a bar, between the quiet zones', () => {
    const code = code128('4218402050');
    expect(code?.bars[0]).toEqual({ x: 10, width: 2 });
    const last = code?.bars.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBe((code?.width ?? 0) - 10);
  });

  it.each(['', 'नमस्ते', 'line\nbreak'])('gives nothing for %j', (text) => {
    expect(code128(text)).toBeUndefined();
  });
});

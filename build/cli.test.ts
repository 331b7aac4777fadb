import { describe, expect, it } from 'vitest';
import { parseFlags, UsageError, wholeNumber } from './cli';

const options = {
  merchant: { type: 'string', multiple: true },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const;

describe('parseFlags', () => {
  it('gives values by flag, repeated ones as a list', () => {
    const { flags } = parseFlags(['--merchant', '36', '--merchant=10070', '--json'], options);
    expect(flags).toMatchObject({ merchant: ['36', '10070'], json: true });
  });

  it('passes words on where a command takes them', () => {
    expect(parseFlags(['36', '--json'], options, { words: true }).words).toEqual(['36']);
  });

  it.each([
    ['an unknown flag', ['--nope'], '--nope'],
    ['a missing value at the end', ['--out'], '--out'],
    ['a missing value before another flag', ['--out', '--json'], '--out'],
    ['an empty value', ['--out='], '--out'],
    ['a value for a switch', ['--json=yes'], '--json'],
    ['a flag given twice that takes one value', ['--out', 'a', '--out', 'b'], '--out'],
    ['a stray word', ['stray'], 'stray'],
  ])('refuses %s by name', (_what, argv, named) => {
    expect(() => parseFlags(argv, options)).toThrow(UsageError);
    expect(() => parseFlags(argv, options)).toThrow(named);
  });
});

describe('wholeNumber', () => {
  it.each(['-1', '1.5', 'five', ''])('refuses %j', (text) => {
    expect(() => wholeNumber('--keep', text)).toThrow(UsageError);
  });

  it('gives the number', () => {
    expect(wholeNumber('--keep', '12')).toBe(12);
  });
});

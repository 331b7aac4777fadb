import { afterEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../shared/failure';
import { merchantId, parseFlags, wholeNumber } from './command';

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
    ['a value without an end', ['--out', 'x'.repeat(4_097)], 'has 4097 characters'],
    ['a value without an end behind =', [`--out=${'x'.repeat(4_096)}`], 'has 4102 characters'],
  ])('refuses %s by name', (_what, argv, named) => {
    expect(() => parseFlags(argv, options)).toThrow(UsageError);
    expect(() => parseFlags(argv, options)).toThrow(named);
  });
});

describe("a merchant's id", () => {
  it('is a number of at most ten digits', () => {
    expect(merchantId('--id', '36')).toBe('36');
    expect(() => merchantId('--id', undefined)).toThrow(new UsageError('--id is missing.'));
    for (const id of ['../36', '036', '12345678901'])
      expect(() => merchantId('--id', id)).toThrow(UsageError);
  });

  it('is cut in the message where it is long', () => {
    const message = `--id "${'9'.repeat(76)}… is not a merchant id.`;
    expect(() => merchantId('--id', '9'.repeat(4_000))).toThrow(message);
  });
});

describe('what people forget on a command line', () => {
  const flags = { ...options, primary: { type: 'string' } } as const;
  const said = (...argv: string[]) => {
    try {
      parseFlags(argv, flags);
      return undefined;
    } catch (error) {
      return error instanceof UsageError ? error.message : error;
    }
  };

  afterEach(() => vi.unstubAllEnvs());

  it('is quotes around a colour: the shell takes # for a comment', () => {
    expect(said('--primary')).toBe(
      '--primary needs a value. Put a colour in quotes, because a terminal ignores everything from a # on: --primary "#e8590c"',
    );
    expect(said('--out', '--json')).toBe('--out needs a value.');
  });

  it('is that a value never begins with a dash', () => {
    expect(said('--out', '-1')).toBe("--out needs a value that does not begin with -, not '-1'.");
  });

  it('is quotes around several words', () => {
    expect(said('--out', 'my', 'sites')).toBe(
      "'sites' stands alone, without a flag. Put a value of several words in quotes.",
    );
  });

  it('is the name of a flag', () => {
    expect(said('--merchnat', '36')).toBe('There is no flag --merchnat. Did you mean --merchant?');
    expect(said('--zzz')).toBe('There is no flag --zzz.');
  });
});

describe('wholeNumber', () => {
  it.each(['-1', '1.5', 'five', ''])('refuses %j', (text) => {
    expect(() => wholeNumber('--keep', text)).toThrow(UsageError);
  });

  it('says how far it goes', () => {
    expect(() => wholeNumber('--keep', '9999999999')).toThrow('from 0 to 999999999, not');
  });

  it('gives the number', () => {
    expect(wholeNumber('--keep', '12')).toBe(12);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../shared/failure';
import { parseFlags, parseId, parseIds, type Reading, readFlags, wholeNumber } from './read-flags';

const options = {
  only: { type: 'string', multiple: true },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const;

describe('parseFlags', () => {
  it('gives values by flag, repeated ones as a list', () => {
    const { flags } = parseFlags(['--only', 'a', '--only=b', '--json'], options);
    expect(flags).toMatchObject({ only: ['a', 'b'], json: true });
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

describe('the id of a mall', () => {
  it('stands anywhere beside the flags, and is a number of at most ten digits', () => {
    expect(parseId(['36', '--json'], options)).toEqual({ id: '36', flags: { json: true } });
    expect(parseId(['--json', '36'], options)).toMatchObject({ id: '36' });
    for (const id of ['../36', '036', '12345678901', 'abc'])
      expect(() => parseId([id], options)).toThrow(`"${id}" is not a merchant id. An id is a whole number`);
  });

  it('is missed together with what else is wrong', () => {
    expect(() => parseId([], options)).toThrow(new UsageError("The mall's id is missing."));
    expect(() => parseId(['--nope'], options)).toThrow(
      new UsageError("There is no flag --nope.\nThe mall's id is missing."),
    );
  });

  it('stands once, or several times where a command takes several; none means all', () => {
    expect(() => parseId(['36', '37'], options)).toThrow(
      "'37' is one word too many: this command takes one id.",
    );
    expect(parseIds(['36', '--json', '37'], options)).toMatchObject({ ids: ['36', '37'] });
    expect(parseIds(['--json'], options)).toEqual({ ids: undefined, flags: { json: true } });
    expect(() => parseIds(['36', 'abc'], options)).toThrow('"abc" is not a merchant id.');
  });

  it('is cut in the message where it is long', () => {
    expect(() => parseId(['9'.repeat(4_000)], options)).toThrow(`"${'9'.repeat(76)}… is not a merchant id.`);
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
    expect(said('--ot', 'sites')).toBe('There is no flag --ot. Did you mean --out?');
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

/** The command that is proposed when npm kept these flags and passed these words on. */
function proposed(
  kept: Record<string, string>,
  argv: string[] = [],
  reading: Reading = {},
): string | undefined {
  for (const [name, value] of Object.entries(kept)) vi.stubEnv(`npm_config_${name}`, value);
  const switches = { list: { type: 'boolean' }, yes: { type: 'boolean' } } as const;
  const { complaints } = readFlags(argv, { ...options, ...switches }, reading);
  return /npm kept .* for itself\. Flags need -- before them: (.*)$/.exec(complaints.join('\n'))?.[1];
}

describe('a command whose flags stand before --', () => {
  beforeEach(() => {
    vi.stubEnv('npm_lifecycle_event', 'build');
  });
  afterEach(() => vi.unstubAllEnvs());

  it.each<[string, Record<string, string>, string[], string]>([
    ['a value after =, which would be lost without a word', { only: '36' }, [], '--only …'],
    ['a value that npm passed on as a word', { only: 'true' }, ['36'], '--only …'],
    ['a switch, which would be lost without a word', { list: 'true' }, [], '--list'],
    ['several', { list: 'true', out: 'sites' }, [], '--out … --list'],
  ])('is refused with the line to type: %s', (_what, kept, argv, flags) => {
    expect(proposed(kept, argv)).toBe(`npm run build -- ${flags}`);
    expect(proposed(kept, argv, { takes: 'ids' })).toBe(`npm run build -- ${flags}`);
  });

  it('is told the verb, too', () => {
    vi.stubEnv('npm_lifecycle_event', 'mall');
    expect(proposed({ list: 'true' }, ['36'], { takes: 'id', verb: 'check' })).toBe(
      'npm run mall -- check --list',
    );
  });

  it('is told the bare id for a flag that once named it, which would build all malls', () => {
    expect(proposed({ merchant: '36' })).toBeUndefined(); // this command takes no id
    const ids = { takes: 'ids' } as const;
    expect(proposed({ merchant: '36' }, [], ids)).toBe('npm run build -- ID');
    expect(proposed({ id: '36', list: 'true' }, [], ids)).toBe('npm run build -- ID --list');
  });

  it('is accepted where only a setting of npm has the name of a switch, or the flag stands after -- too', () => {
    expect(proposed({ yes: 'true' })).toBeUndefined();
    expect(proposed({ only: '36' }, ['--only=36'])).toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseFlags } from './command';

const text = { type: 'string' } as const;
const options = {
  merchant: { type: 'string', multiple: true },
  out: text,
  list: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

beforeEach(() => {
  vi.stubEnv('npm_lifecycle_event', 'build');
});

afterEach(() => vi.unstubAllEnvs());

/** The command that is proposed when npm kept these flags and passed these words on. */
function proposed(kept: Record<string, string>, argv: string[] = [], words = false): string | undefined {
  for (const [name, value] of Object.entries(kept)) vi.stubEnv(`npm_config_${name}`, value);
  try {
    parseFlags(argv, options, { words });
    return undefined;
  } catch (error) {
    return /npm kept .* for itself\. Flags need -- before them: (.*)$/.exec(String(error))?.[1];
  }
}

describe('a command whose flags stand before --', () => {
  it.each<[string, Record<string, string>, string[], string]>([
    ['a value after =, which would be lost without a word', { merchant: '36' }, [], '--merchant 36'],
    ['a flag and a switch', { list: 'true', merchant: 'true' }, ['36'], '--merchant 36 --list'],
    ['one flag twice', { merchant: 'true\n\ntrue' }, ['36', '37'], '--merchant 36 --merchant 37'],
    ['a value with a space', { out: 'my sites' }, [], '--out "my sites"'],
    ['a value with signs that a shell replaces', { out: 'a $5 `b`' }, [], "--out 'a $5 `b`'"],
    ['such a value with an apostrophe', { out: "it's $5" }, [], "--out 'it'\\''s $5'"],
    ['an empty value', { out: '' }, [], '--out ""'],
    [
      'two flags whose values npm mixed',
      { merchant: 'true', out: 'true' },
      ['36', 'a'],
      '--merchant … --out …',
    ],
    ['a switch and a word', { list: 'true' }, ['36'], '--list 36'],
  ])('is told how to write %s', (_what, kept, argv, flags) => {
    expect(proposed(kept, argv)).toBe(`npm run build -- ${flags}`);
  });

  it('is told so too where it takes words', () => {
    expect(proposed({ out: 'true' }, ['/tmp/sites'], true)).toBe('npm run build -- --out /tmp/sites');
    expect(proposed({ out: 'true' }, ['36', '/tmp/sites'], true)).toBe(
      'npm run build -- 36 --out /tmp/sites',
    );
  });

  it('is accepted where only a setting of npm has the name of a switch, or the flag stands after -- too', () => {
    expect(proposed({ yes: 'true' })).toBeUndefined();
    expect(proposed({ merchant: '36' }, ['--merchant=36'])).toBeUndefined();
  });
});

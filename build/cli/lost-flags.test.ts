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
    ['a value after =, which would be lost without a word', { merchant: '36' }, [], '--merchant …'],
    ['a value that npm passed on as a word', { merchant: 'true' }, ['36'], '--merchant …'],
    ['a switch, which would be lost without a word', { list: 'true' }, [], '--list'],
    ['several', { list: 'true', out: 'sites' }, [], '--out … --list'],
  ])('is refused with the line to type: %s', (_what, kept, argv, flags) => {
    expect(proposed(kept, argv)).toBe(`npm run build -- ${flags}`);
    expect(proposed(kept, argv, true)).toBe(`npm run build -- ${flags}`);
  });

  it('is accepted where only a setting of npm has the name of a switch, or the flag stands after -- too', () => {
    expect(proposed({ yes: 'true' })).toBeUndefined();
    expect(proposed({ merchant: '36' }, ['--merchant=36'])).toBeUndefined();
  });
});

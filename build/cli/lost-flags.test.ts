import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Reading, readFlags } from './read-flags';

const text = { type: 'string' } as const;
const options = {
  only: { type: 'string', multiple: true },
  out: text,
  list: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

beforeEach(() => {
  vi.stubEnv('npm_lifecycle_event', 'build');
});

afterEach(() => vi.unstubAllEnvs());

/** The command that is proposed when npm kept these flags and passed these words on. */
function proposed(
  kept: Record<string, string>,
  argv: string[] = [],
  reading: Reading = {},
): string | undefined {
  for (const [name, value] of Object.entries(kept)) vi.stubEnv(`npm_config_${name}`, value);
  const { complaints } = readFlags(argv, options, reading);
  return /npm kept .* for itself\. Flags need -- before them: (.*)$/.exec(complaints.join('\n'))?.[1];
}

describe('a command whose flags stand before --', () => {
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

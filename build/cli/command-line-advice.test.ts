import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Reading, readFlags } from './read-flags';

const text = { type: 'string' } as const;
const folders = { merchants: text, out: text, json: { type: 'boolean' } } as const;

const said = (reading: Reading, ...argv: string[]) => readFlags(argv, folders, reading).complaints.join('\n');
const [none, one, several] = (['nothing', 'id', 'ids'] as const).map(
  (takes) =>
    (...argv: string[]) =>
      said({ takes }, ...argv),
) as [Said, Said, Said]; // as many as there are names
type Said = (...argv: string[]) => string;

beforeEach(() => {
  vi.stubEnv('npm_lifecycle_event', 'build');
});

afterEach(() => vi.unstubAllEnvs());

describe('a flag that once named a mall', () => {
  it('is refused with the whole line to type', () => {
    const start = 'There is no flag --merchant. Write the id without a flag: npm run build --';
    expect(several('--merchant', '36', '--merchant=37', '--out', 'my sites')).toBe(
      `${start} 36 37 --out "my sites"`,
    );
    expect(one('--json', '--id', '36')).toBe(
      'There is no flag --id. Write the id without a flag: npm run build -- 36 --json',
    );
    expect(one('--merchant')).toBe(`${start} ID`);
  });

  it('is refused with the verb in the line', () => {
    vi.stubEnv('npm_lifecycle_event', 'mall');
    expect(said({ takes: 'id', verb: 'lock' }, '--id', '36')).toMatch(/: npm run mall -- lock 36$/);
  });

  it('is any unknown flag where a command takes no id', () => {
    expect(none('--id', '36')).toBe('There is no flag --id.');
  });
});

describe('a word without a flag', () => {
  it('is refused where a command takes none, and the second where it takes one', () => {
    expect(none('mall')).toBe("'mall' stands alone, without a flag.");
    expect(none('--out', 'my', 'sites')).toBe(
      "'sites' stands alone, without a flag. Put a value of several words in quotes.",
    );
    expect(one('1', '2', '--json')).toBe(
      "'2' is one word too many: this command takes one id. Put a value of several words in quotes.",
    );
  });
});

describe('a flag with a slip in it', () => {
  it('is told where one dash is missing', () => {
    expect(none('-out', 'sites')).toBe('There is no flag -out. Did you mean --out?');
    expect(none('-x')).toBe('There is no flag -x.');
  });
});

it('a command line with several mistakes is told all of them', () => {
  expect(none('--out', 'a', '--out', 'b', '--json', '--json')).toBe(
    '--out is given twice.\n--json is given twice.',
  );
  expect(none('--ot', 'sites', '--out=', '--zzz', '--merchants', '--json=no')).toBe(
    [
      '--merchants needs a value.',
      'There is no flag --ot. Did you mean --out?',
      '--out needs a value.',
      'There is no flag --zzz.',
      '--json is a switch and takes no value. Write --json alone.',
    ].join('\n'),
  );
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../shared/failure';
import { parseFlags } from './command';

const text = { type: 'string' } as const;
const folders = { merchants: text, out: text, json: { type: 'boolean' } } as const;

/** What each kind of command says about its flags, by how it takes a merchant's id. */
const said = {
  merchant: (...argv: string[]) => refusal(argv, { merchant: text, ...folders }),
  id: (...argv: string[]) => refusal(argv, { id: text, ...folders }),
  word: (...argv: string[]) => refusal(argv, folders, true),
  none: (...argv: string[]) => refusal(argv, folders),
};

function refusal(argv: string[], options: Parameters<typeof parseFlags>[1], words = false) {
  try {
    parseFlags(argv, options, { words });
    return 'accepted';
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

beforeEach(() => {
  vi.stubEnv('npm_lifecycle_event', 'merchant:check');
});

afterEach(() => vi.unstubAllEnvs());

describe('a command line with the id of a merchant', () => {
  it('is told the flag of this command when it has the flag of another', () => {
    expect(said.merchant('--id', '20001')).toBe('There is no flag --id. Write --merchant 20001.');
    expect(said.id('--merchant=20001')).toBe('There is no flag --merchant. Write --id 20001.');
    const bare = 'Write the id without a flag: npm run merchant:check -- 20001';
    expect(said.word('--merchant', '20001')).toBe(`There is no flag --merchant. ${bare}`);
    expect(said.word('--id', '20001', '--merchants', 'malls')).toBe(`There is no flag --id. ${bare}`);
    expect(said.none('--id', '20001')).toBe('There is no flag --id.');
  });

  it('is told the flag where the id stands alone', () => {
    expect(said.merchant('20001')).toBe("'20001' stands alone, without a flag. Write --merchant 20001.");
    expect(said.id('20001', '--merchants', 'malls')).toBe(
      "'20001' stands alone, without a flag. Write --id 20001.",
    );
    expect(said.id('--merchants', 'malls', '20001')).toBe(
      "'20001' stands alone, without a flag. If it is the merchant's id, write --id 20001. Put a value of several words in quotes.",
    );
    expect(said.id('--id', '1', '2')).toBe(
      "'2' stands alone, without a flag. Put a value of several words in quotes.",
    );
    expect(said.none('mall')).toBe(
      "'mall' stands alone, without a flag. Put the name of its flag before it, such as --merchants mall",
    );
  });

  it('is told the flag where one dash is missing', () => {
    expect(said.id('-id', '20001')).toBe('There is no flag -id. Did you mean --id?');
    expect(said.id('-x')).toBe('There is no flag -x.');
  });
});

it('a command line with several mistakes is told all of them', () => {
  expect(said.id('--id=', '--out', 'a', '--out', 'b', '--json', '--json')).toBe(
    '--id needs a value.\n--out is given twice.\n--json is given twice.',
  );
  expect(said.id('--ot', 'sites', '--id=', '--zzz', '--merchants', '--json=no')).toBe(
    [
      '--merchants needs a value.',
      'There is no flag --ot. Did you mean --out?',
      '--id needs a value.',
      'There is no flag --zzz.',
      '--json is a switch and takes no value. Write --json alone.',
    ].join('\n'),
  );
});

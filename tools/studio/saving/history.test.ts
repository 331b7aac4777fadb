import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../../tests/build/harness';
import { openHistory } from './history';

let home: string;

beforeEach(async () => {
  home = await testFolder();
});
const filesOf = (name: string, logo: string) => ({
  'merchant.json': Buffer.from(JSON.stringify({ name })),
  'logo.svg': Buffer.from(logo),
  'stray.svg': Buffer.from('nothing names it'),
});

it('holds the last hundred states of a mall and only the files that they need, each once', async () => {
  const history = openHistory(home, join(home, 'merchants'));
  history.keep('36', filesOf('First', 'old'), filesOf('Second', 'new'));
  for (let index = 0; index < 100; index++) {
    const before = filesOf(index === 0 ? 'Second' : `Name ${index - 1}`, 'new');
    history.keep('36', before, filesOf(`Name ${index}`, 'new'));
  }
  const names = history.list('36', filesOf('Name 99', 'new')).map(({ name }) => name);
  expect([names.length, names.at(0), names.at(-1)]).toEqual([100, '102', '3']);
  const [folder = ''] = await readdir(home);
  expect(await readdir(join(home, folder, '36/files'))).toHaveLength(101); // the configs, and one logo
  expect(history.read('36', '2')).toBeUndefined();
  expect(Object.keys(history.read('36', '3') ?? {})).toEqual(['logo.svg', 'merchant.json']);
});

it('keeps the malls of two folders apart', () => {
  const [one, other] = ['one', 'other'].map((name) => openHistory(home, join(home, name)));
  one?.keep('36', filesOf('One', 'a'), filesOf('One', 'b'));
  expect(one?.read('36')?.['logo.svg']?.toString()).toBe('b');
  expect(other?.read('36')).toBeUndefined();
});

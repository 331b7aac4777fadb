import { expect, it } from 'vitest';
import { compressedOwn, compressedShared } from './compress';
import { noMemo } from './memo';
import { madeFile } from './site-file';

const script = (length: number) =>
  madeFile('assets/a.js', Buffer.from('export{};'.repeat(length)).subarray(0, length));
const paths = (files: { path: string }[]) => files.map(({ path }) => path);

it.each([
  { bytes: 255, loaded: 'first', copies: [] },
  { bytes: 256, loaded: 'first', copies: ['assets/a.js.br', 'assets/a.js.gz'] },
  { bytes: 1023, loaded: 'later', copies: [] },
  { bytes: 1024, loaded: 'later', copies: ['assets/a.js.br', 'assets/a.js.gz'] },
] as const)(
  'gives a shared script of $bytes bytes that a page loads $loaded its copies',
  async ({ bytes, loaded, copies }) => {
    expect(paths(await compressedShared(script(bytes), loaded, noMemo))).toEqual(copies);
  },
);

it('gives text files of one mall copies from 1 KiB up, and pictures none', () => {
  expect(paths(compressedOwn(script(1023)))).toEqual([]);
  expect(paths(compressedOwn(script(1024)))).toHaveLength(2);
  expect(paths(compressedOwn(madeFile('logo.png', Buffer.alloc(4096))))).toEqual([]);
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder, writeMerchant } from '../../../tests/build/harness';
import { approvalName } from '../approval-file';
import { loadMerchants } from '../load';

let dir: string;

beforeEach(async () => {
  dir = await testFolder();
  await writeMerchant(dir, '36');
});

const good = { by: 'centre manager', on: '2026-11-28', hash: 'a'.repeat(64), until: '2026-12-28' };

const problemsWith = async (text: string) => {
  await writeFile(join(dir, '36', approvalName), text);
  return (await loadMerchants(dir)).problems;
};

it('the answer of a client belongs to a mall, with and without the last day of its preview', async () => {
  expect(await problemsWith(JSON.stringify(good))).toEqual([]);
  const { until: _, ...short } = good;
  expect(await problemsWith(JSON.stringify(short))).toEqual([]);
});

it.each([
  ['no JSON', '{'],
  ['nobody who has approved', JSON.stringify({ ...good, by: ' ' })],
  ['a day that is none', JSON.stringify({ ...good, on: '2026-02-30' })],
  ['a hash that is none', JSON.stringify({ ...good, hash: 'yes' })],
  ['a key that nobody knows', JSON.stringify({ ...good, phone: '98765 00001' })],
  ['too many bytes', JSON.stringify({ ...good, by: 'x'.repeat(10_000) })],
])('an answer with %s is an error of its file', async (_what, text) => {
  expect(await problemsWith(text)).toMatchObject([
    { merchant: '36', file: expect.stringMatching(/approval\.json$/), severity: 'error' },
  ]);
});

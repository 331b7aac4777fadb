import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder, writeMerchant } from '../../../tests/build/harness';
import { approvalName } from '../approval-file';
import { checkFolder } from '../check-folder';
import { loadMerchants } from '../load';

let dir: string;

beforeEach(async () => {
  dir = await testFolder();
  await writeMerchant(dir, '1');
});

const good = { by: 'centre manager', on: '2026-11-28', hash: 'a'.repeat(64), until: '2026-12-28' };

const problemsWith = async (text: string) => {
  await writeFile(join(dir, '1', approvalName), text);
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
    { merchant: '1', file: expect.stringMatching(/approval\.json$/), severity: 'error' },
  ]);
});

/** What is said of a config with these lines, beside files that it may name. */
async function messages(...lines: string[]): Promise<string[]> {
  for (const name of ['mark', 'sign', 'notes'])
    await copyFile(join(dir, '1/logo.svg'), join(dir, '1', `${name}.svg`));
  const text = ['{', '"name": "Saffron Row",', '"hosts": ["row.example"],', ...lines, '}'].join('\n');
  await writeFile(join(dir, '1/merchant.json'), text);
  const { problems } = await checkFolder(dir, '1');
  return problems.map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`);
}

const strayNotes = 'notes.svg:1 Nothing in merchant.json names notes.svg, so it is not part of the site.';

it('does not call a file needless that the first of two equal keys names', async () => {
  expect(await messages('"icon": "mark.svg",', '"icon": "sign.svg"')).toEqual([
    'merchant.json:5 "icon" is given twice, first in line 4.',
    strayNotes,
  ]);
});

it('does not call a file needless that a config with a mistake elsewhere names', async () => {
  await writeFile(join(dir, '1', 'font.woff2'), 'a font');
  await writeFile(join(dir, '1', 'chat.png'), 'a picture');
  const told = await messages(
    '"theme": { "font": "font.woff2", "accent": 5 },',
    '"share": { "image": "chat.png" }',
  );
  expect(told.filter((text) => /^(font|chat)\./.test(text))).toEqual([
    expect.stringContaining('font.woff2:1 The file is not a font'),
    expect.stringContaining('chat.png:1 The picture of shared links is no PNG'),
  ]);
});

it('does not call a file needless that the unread rest of a broken config may name', async () => {
  expect(await messages('"program": { "name": "Row" "Points },', '"icon": "mark.svg"')).toEqual([
    expect.stringMatching(/^merchant\.json:4 The closing quote of a text is missing/),
  ]);
});

it('does not advise to delete at once what may be the logo or typeface of the mall', async () => {
  for (const name of ['brand.woff2', 'notes.txt']) await writeFile(join(dir, '1', name), '');
  await messages('"icon": "mark.svg"');
  const { problems } = await checkFolder(dir, '1');
  expect(problems.map(({ file, fix }) => [file.split('/').at(-1), fix])).toEqual([
    ['brand.woff2', 'if the mall shall have it, name it under "font" in "theme"; otherwise delete it'],
    [
      'notes.svg',
      'if the mall shall have it, name it under "logo", "icon", "image" in "share" or "file" in "photo" of "theme"; otherwise delete it',
    ],
    ['notes.txt', 'move it to another place, or delete it'],
    [
      'sign.svg',
      'if the mall shall have it, name it under "logo", "icon", "image" in "share" or "file" in "photo" of "theme"; otherwise delete it',
    ],
  ]);
});

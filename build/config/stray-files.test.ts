import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { checkFolder } from './check-folder';

let dir: string;

beforeEach(async () => {
  dir = await testFolder();
  await mkdir(join(dir, '1'));
  const square = (side: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#c8142b" d="M0 0h${side}v${side}z"/></svg>`;
  for (const [index, name] of ['logo', 'mark', 'sign', 'notes'].entries())
    await writeFile(join(dir, '1', `${name}.svg`), square(5 + index));
});

async function messages(...lines: string[]): Promise<string[]> {
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

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { killDrawing } from '../../tests/setup/kill-drawing';
import { checkFolder } from './check-folder';
import { folderMemory } from './folder-memory';
import { stopDrawing } from './logo/draw-within';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c8142b" d="M0 0h8v8z"/></svg>';
const config = { name: 'Saffron Row', hosts: ['saffron-row.example'], theme: { font: 'Figtree' } };

let dir: string;
let cache: string;

beforeEach(async () => {
  const folder = await testFolder();
  [dir, cache] = [join(folder, 'merchants'), join(folder, 'cache')];
  await mkdir(join(dir, '7'), { recursive: true });
  await write('merchant.json', JSON.stringify(config));
  await write('logo.svg', logo);
});

afterEach(() => rm(join(dir, '..'), { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(join(dir, '7', name), text);

/** What the memory gives after a build of before, and the truth. */
async function loadedTwice(made = 'code') {
  const memory = await folderMemory(cache, dir, made);
  const loaded = await memory.load(dir, '7');
  await memory.save();
  expect(loaded).toEqual(await checkFolder(dir, '7'));
  return loaded;
}

describe('the memory of checked folders', () => {
  it('gives what the check gave, with the bytes of the files', async () => {
    const first = await loadedTwice();
    expect(first.merchant?.typeface?.files.length).toBeGreaterThan(0);
    expect(await loadedTwice()).toEqual(first);
  });

  it('gives the picture of shared links', async () => {
    const png = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#0b7285' } })
      .png()
      .toBuffer();
    await writeFile(join(dir, '7', 'share.png'), png);
    expect((await loadedTwice()).merchant?.share).toEqual(png);
    expect((await loadedTwice()).merchant?.share).toEqual(png);
  });

  it('gives the pictures of the install dialog, and notices when one changes', async () => {
    await mkdir(join(dir, '7', 'screenshots'));
    const shot = (background: string) =>
      sharp({ create: { width: 390, height: 780, channels: 3, background } })
        .png()
        .toBuffer();
    for (const color of ['#0b7285', '#ffffff']) {
      const bytes = await shot(color);
      await writeFile(join(dir, '7', 'screenshots/phone.png'), bytes);
      const picture = { path: 'screenshots/phone.png', width: 390, height: 780, bytes };
      expect((await loadedTwice()).merchant?.screenshots).toEqual([picture]);
      expect((await loadedTwice()).merchant?.screenshots).toEqual([picture]);
    }
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the config', () => write('merchant.json', JSON.stringify({ ...config, colour: 'red' }))],
    ['the logo', () => write('logo.svg', logo.replace('<path', '<script/><path'))],
    ['a file that nothing names', () => write('notes.txt', '')],
    ['a missing logo', () => rm(join(dir, '7', 'logo.svg'))],
  ])('notices a change: %s', async (_what, change) => {
    expect((await loadedTwice()).problems).toEqual([]);
    await change();
    expect((await loadedTwice()).problems).not.toEqual([]);
    expect((await loadedTwice()).problems).not.toEqual([]);
  });

  it('does not remember that a logo was not drawn, because that may be the fault of a busy machine', async () => {
    await stopDrawing();
    const blur = '<feGaussianBlur stdDeviation="9"/>'.repeat(5000);
    await write('logo.svg', logo.replace('<path', `<filter id="f">${blur}</filter><path filter="url(#f)"`));
    const memory = await folderMemory(cache, dir, 'code');
    const loading = memory.load(dir, '7');
    await killDrawing(await killDrawing());
    expect((await loading).problems).toHaveLength(1);
    await memory.save();
    const [name = ''] = await readdir(join(cache, 'checks'));
    expect(await readFile(join(cache, 'checks', name), 'utf8')).toMatch(/"folders":{}/);
  });

  it('checks again where the code has changed, or where a byte of the memory has', async () => {
    await loadedTwice();
    const [name = ''] = await readdir(join(cache, 'checks'));
    const place = join(cache, 'checks', name);
    const kept = await readFile(place, 'utf8');
    expect(kept).toContain('Saffron Row');
    const wrong = kept.replaceAll('Saffron Row', 'Someone Else');
    await writeFile(place, wrong);
    expect((await loadedTwice()).merchant?.config.name).toBe('Saffron Row');
    await loadedTwice('other code');
    expect(await readFile(place, 'utf8')).toContain('other code');
  });

  it('looks at a picture again only when the picture changes', async () => {
    await loadedTwice();
    const [name = ''] = await readdir(join(cache, 'checks'));
    const place = join(cache, 'checks', name);
    const kept = JSON.parse((await readFile(place, 'utf8')).slice(64));
    const [found] = Object.values<{ findings: object[] }>(kept.folders['7'].pictures);
    found?.findings.push({ line: 1, column: 1, severity: 'warning', message: 'From memory.' });
    const text = JSON.stringify(kept);
    await writeFile(place, createHash('sha256').update(text).digest('hex') + text);

    const messages = async () => {
      const { problems } = await (await folderMemory(cache, dir, 'code')).load(dir, '7');
      return problems.map(({ message }) => message);
    };
    await write('merchant.json', JSON.stringify({ ...config, description: 'Another sentence.' }));
    expect(await messages()).toEqual(['From memory.']);
    await write('logo.svg', logo.replace('h8', 'h7'));
    expect(await messages()).toEqual([]);
  });
});

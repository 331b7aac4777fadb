import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { projectRoot } from '../../build/shared/project';
import { opening, openMall, save, showColors, test, untilKept } from './studio-served';

test.use({ viewport: { width: 1440, height: 900 } });

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`;

const svgFile = (color: string) => ({
  name: 'mark.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(square(color)),
});

/** Presses the button that asks for a file, and chooses this one. */
async function choose(page: Page, button: string | RegExp, file: ReturnType<typeof svgFile>): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await asked).setFiles(file);
}

test('a logo that a browser shows in another way than icons gets a warning, and a plain one gets none', async ({
  page,
  studio,
}) => {
  await openMall(page, studio, '36', 'look');
  const clipped = square('#0b7285').replace('<path', '<path style="clip-path:circle(1px)"');
  await choose(page, 'Choose another file: Logo', { ...svgFile(''), buffer: Buffer.from(clipped) });
  const warning = page.getByText(/A browser shows this logo in another way than icons/).first();
  await expect(warning).toBeVisible(opening);
  await choose(page, 'Choose another file: Logo', svgFile('#0b7285'));
  await expect(warning).toBeHidden();
});

test('the same file can be chosen again, and one that is too large or cannot be read is named', async ({
  page,
  studio,
}) => {
  await openMall(page, studio, '36', 'look');
  const logo = 'Choose another file: Logo';
  await choose(page, logo, svgFile('#0b7285'));
  await expect(page.getByText('logo.svg (not saved yet)')).toBeVisible(opening);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('logo.svg (not saved yet)')).toBeHidden();
  await choose(page, logo, svgFile('#0b7285'));
  await expect(page.getByText('logo.svg (not saved yet)')).toBeVisible();
  await choose(page, logo, { ...svgFile(''), name: 'huge.svg', buffer: Buffer.alloc(4_000_001, ' ') });
  const refused =
    'huge.svg has 4.1 MB, so it was not taken. Choose one with at most 200 kB as SVG, or 2 MB as PNG';
  await expect(page.getByText(refused)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('huge.svg')).toBeHidden();
  expect(await readdir(join(studio.folder, '36'))).toEqual(['logo.svg', 'merchant.json', 'photo.jpg']);
  await page.evaluate(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  });
  await choose(page, logo, svgFile('#0b7285'));
  await expect(page.getByText('mark.svg cannot be read, so it was not taken. Copy it')).toBeVisible();
});

test('a chosen picture of shared links takes the place of share.png, which stays until the save', async ({
  page,
  studio,
}) => {
  const blank = { create: { width: 1200, height: 630, channels: 3, background: '#0b7285' } } as const;
  const buffer = await sharp(blank).png().toBuffer();
  await writeFile(join(studio.folder, '36/share.png'), buffer);
  await openMall(page, studio, '36', 'look');
  const without = page.getByRole('button', { name: 'Do without this file: Picture' });
  await page.getByRole('button', { name: /^Shared links/ }).click(opening);
  await expect(page.getByText('share.png', { exact: true })).toBeVisible();
  await expect(without).toHaveCount(0);
  await choose(page, 'Choose another file: Picture', { name: 'link.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('shared.png (not saved yet)')).toBeVisible();
  await without.click();
  await expect(page.getByText('share.png', { exact: true })).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await save(page);
  expect(await readdir(join(studio.folder, '36'))).toEqual([
    'logo.svg',
    'merchant.json',
    'photo.jpg',
    'shared.png',
  ]);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText('share.png → shared.png');
});

test('a mall gets a typeface of its own from a file, is told what is wrong with one, and goes back to a named one', async ({
  page,
  studio,
}) => {
  const font = join(
    projectRoot,
    'node_modules/@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
  );
  const file = { name: 'Brand Sans.woff2', mimeType: 'font/woff2', buffer: await readFile(font) };
  const button = /^Choose .*: Typeface, a WOFF2 file of at most 60 kB/;
  await openMall(page, studio, '36', 'look');
  await choose(page, button, { ...file, buffer: Buffer.concat([file.buffer, Buffer.alloc(60_000)]) });
  await expect(page.getByText(/The font has \d+ kB; at most 60 kB are allowed/).first()).toBeVisible(opening);
  await expect(page.getByText(/Save leaves out Look › Typeface/)).toBeVisible();
  const fontOfApp = page.waitForResponse(/\/assets\/font-.*\.woff2$/);
  await choose(page, button, file);
  await expect(page.getByText('font.woff2 (not saved yet)')).toBeVisible();
  expect((await fontOfApp).ok()).toBe(true);
  await save(page);
  expect(await readdir(join(studio.folder, '36'))).toEqual([
    'font.woff2',
    'logo.svg',
    'merchant.json',
    'photo.jpg',
  ]);
  expect(JSON.parse(await studio.config())).toMatchObject({ theme: { font: 'font.woff2' } });

  await page.getByRole('combobox', { name: 'Typeface', exact: true }).click();
  await page.getByRole('option', { name: 'Urbanist' }).click();
  await save(page);
  expect(await readdir(join(studio.folder, '36'))).toEqual(['logo.svg', 'merchant.json', 'photo.jpg']);
  expect(JSON.parse(await studio.config())).toMatchObject({ theme: { font: 'Urbanist' } });
});

test('a mall opens in one tab alone, and goes to the next one with what was not saved', async ({
  page,
  studio,
  context,
}) => {
  await openMall(page, studio);
  const nameIn = (tab: Page) => tab.getByRole('textbox', { name: "The mall's name" });
  await expect(nameIn(page)).toBeVisible(opening);
  const other = await context.newPage();
  await openMall(other, studio);
  await expect(other.getByText('This mall is open in another tab')).toBeVisible();
  await expect(nameIn(other)).toHaveCount(0);
  await nameIn(page).fill('Saved');
  await save(page);
  await nameIn(page).fill('Mine');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await untilKept(page, 'Mine');
  await page.close({ runBeforeUnload: false });
  await expect(nameIn(other)).toHaveValue('Mine');
  await save(other);
  expect(await studio.config()).toContain('"name": "Mine"');
});

test('changes that the browser has no room for are told', async ({ page, studio }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openMall(page, studio);
  await page.getByRole('textbox', { name: "The mall's name" }).fill('Lost', opening);
  await expect(page.getByText('This browser has no room for your changes.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This browser has no room for your changes.')).toBeHidden();
});

test('a wrong colour stays with its message, and one that is written in another way is understood', async ({
  page,
  studio,
}) => {
  await openMall(page, studio, '36', 'look');
  await showColors(page);
  const grey = page.getByRole('textbox', { name: 'Secondary text' });
  await grey.focus(opening);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await grey.fill('#12');
  await grey.press('Tab');
  await expect(grey).toHaveValue('#12');
  await expect(page.getByText('Not saved yet · 1 problem')).toBeVisible();
  await grey.fill('ABCDEF');
  await grey.press('Tab');
  await expect(grey).toHaveValue('#abcdef');
});

test('Back leads from a new mall to the mall before it, and from there to the one before', async ({
  page,
  studio,
}) => {
  await openMall(page, studio);
  await expect(page.getByRole('textbox', { name: "The mall's name" })).toBeVisible(opening);
  const mall = page.getByRole('combobox', { name: 'Mall' });
  await mall.click();
  await page.getByRole('option', { name: /10071/ }).click();
  await expect(mall).toHaveValue(/10071/);
  await page.getByRole('button', { name: 'New mall' }).click();
  await expect(page.getByRole('form', { name: 'New mall' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(mall).toHaveValue(/10071/);
  await page.evaluate(() => history.go(-1));
  await expect(page).toHaveURL(/mall=36/);
  await expect(mall).toHaveValue(/36/);
});

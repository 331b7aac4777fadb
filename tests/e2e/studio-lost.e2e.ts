import { cp, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { opening, openMall, save, test, untilKept } from './studio-served';

test.use({ viewport: { width: 1280, height: 800 } });

test('a studio that has stopped is told of once, whatever somebody types and presses, until it answers again', async ({
  page,
  studio,
}) => {
  await openMall(page, studio);
  const name = page.getByRole('textbox', { name: "The mall's name" });
  await expect(page.getByRole('region', { name: 'On the phone' })).toBeVisible(opening);
  const told = page.getByRole('alert');
  await studio.stop();
  await page.getByRole('button', { name: 'Download folder' }).click();
  await expect(told).toHaveText(['The studio does not answer. Is it still running in the terminal?']);
  await studio.start();
  await name.fill('Changed');
  const again = 'The studio was started again since you opened this page. Reload the page.';
  await expect(told).toHaveText([again]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(told).toHaveText([again]);
  page.on('dialog', (dialog) => void dialog.accept());
  await untilKept(page, 'Changed');
  await page.reload();
  await expect(name).toHaveValue('Changed');
  await save(page);
  await expect(told).toHaveCount(0);
});

test('an address that names no mall leads to those that are there, and gives out what was not saved', async ({
  page,
  studio,
}) => {
  await openMall(page, studio, '1007');
  await expect(page.getByRole('heading', { name: 'There is no mall 1007' })).toBeVisible(opening);
  await page.getByRole('button', { name: 'Malls' }).click();
  await page.getByRole('rowheader', { name: '10071' }).getByRole('button').click();
  await expect(page).toHaveURL(/mall=10071/);
  const name = page.getByRole('textbox', { name: "The mall's name" });
  await name.fill('Rescued');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await rename(join(studio.folder, '10071'), join(studio.folder, 'gone'));
  await expect(page.getByText(/This mall's folder is gone\./)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await untilKept(page, 'Rescued', '10071');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'There is no mall 10071' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download folder' }).click();
  expect((await download).suggestedFilename()).toBe('10071.zip');
  await page.getByRole('button', { name: 'Malls' }).click();
  await page.getByRole('rowheader', { name: 'Mitti Court' }).getByRole('button').click();
  await expect(name).toHaveValue('Mitti Court');
});

test('the Mall list has the malls that others have made and removed meanwhile, and the open one stays', async ({
  page,
  studio,
}) => {
  await openMall(page, studio);
  const name = page.getByRole('textbox', { name: "The mall's name" });
  await expect(name).toHaveValue('Mitti Court', opening);
  await cp(join(studio.folder, '36'), join(studio.folder, '5'), { recursive: true });
  await rename(join(studio.folder, '10071'), join(studio.folder, '.gone'));
  const list = page.getByRole('combobox', { name: 'Mall' });
  await list.click();
  await expect(page.getByRole('option')).toHaveText([/ 5$/, / 36$/]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveValue(/ 36$/);
  await expect(name).toHaveValue('Mitti Court');
});

test('a new mall begins without what was typed about a removed one with its id', async ({ page, studio }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openMall(page, studio, '10071');
  const name = page.getByRole('textbox', { name: "The mall's name" });
  await name.fill('Given up', opening);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await rename(join(studio.folder, '10071'), join(studio.folder, '.gone'));
  await expect(page.getByText(/This mall's folder is gone\./)).toBeVisible();
  await page.getByRole('button', { name: 'New mall' }).click();
  const form = page.getByRole('form', { name: 'New mall' });
  for (const [answer, value] of Object.entries({
    'Merchant id': '10071',
    "The mall's name": 'Saffron Row',
    'Brand colour': '#0b7285',
    Host: 'club.saffron-row.example',
  }))
    await form.getByRole('textbox', { name: answer, exact: true }).fill(value);
  await page.getByRole('button', { name: 'Make the mall' }).click();
  await expect(name).toHaveValue('Saffron Row');
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test('a folder that somebody has made unreadable is told of at once, until it can be read again', async ({
  page,
  studio,
}) => {
  await openMall(page, studio);
  const name = page.getByRole('textbox', { name: "The mall's name" });
  await expect(name).toHaveValue('Mitti Court', opening);
  const text = await studio.config();
  const file = join(studio.folder, '36/merchant.json');
  const renamed = text.replace('"Mitti Court"', '"Mitti Plaza"');
  await writeFile(file, `\ufeff${renamed}`, 'utf16le');
  await expect(page.getByRole('alert')).toHaveText(
    /^merchant\.json, line 1: The file is not UTF-8 text\. → save it with/,
  );
  await writeFile(file, renamed);
  await expect(name).toHaveValue('Mitti Plaza');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { opening, openMall, save, showColors, test } from './studio-served';

test.use({ viewport: { width: 1440, height: 900 } });

test('a choice shows words, and names of merchant.json stand in tooltips', async ({ page, studio }) => {
  await openMall(page, studio, '36', 'screens');
  await page.getByRole('button', { name: /^Refer a friend/ }).click(opening);
  const layout = page.getByRole('combobox', { name: 'Layout of refer a friend' });
  await expect(layout).toHaveValue('Ticket');
  await expect(page.getByTitle('referral.layout')).toBeVisible();
  await layout.press('ArrowDown');
  const banner = page.getByRole('option', { name: 'A banner and three steps' });
  await expect(banner.getByTitle('banner')).toBeVisible();
  await banner.click();
  await save(page);
  expect(JSON.parse(await studio.config())).toMatchObject({ referral: { layout: 'banner' } });

  await page.getByRole('button', { name: /^Dashboard/ }).click();
  await expect(page.getByTitle('redeem')).toHaveText('Redeem');
});

test('an entry of an area that is switched off is not ticked, and no list names it', async ({
  page,
  studio,
}) => {
  const config = { ...JSON.parse(await studio.config()), screens: { stores: false } };
  await writeFile(join(studio.folder, '36/merchant.json'), JSON.stringify(config));
  await openMall(page, studio, '36', 'screens');
  await page.getByRole('button', { name: /^Dashboard/ }).click(opening);
  const directory = page.getByRole('checkbox', { name: 'Directory' });
  await expect(directory).not.toBeChecked();
  await expect(directory).toBeDisabled();
  await expect(directory).toHaveAccessibleDescription('Its area is switched off.');
  await page.getByRole('button', { name: 'Move Redeem up' }).click();
  await save(page);
  const tiles = ['redeem', 'submitBills', 'referral'];
  expect(JSON.parse(await studio.config())).toMatchObject({ dashboard: { tiles } });
});

test('a gradient has its two colours, or is switched off', async ({ page, studio }) => {
  await openMall(page, studio, '36', 'look');
  const gradient = page.getByRole('combobox', { name: 'Gradient of the balance card' });
  await expect(gradient).toHaveValue('Colours of our own', opening);
  await expect(page.getByRole('textbox', { name: 'Last colour' })).toHaveValue('#921626');
  await gradient.click();
  await page.getByRole('option', { name: 'No gradients' }).click();
  await expect(page.getByRole('textbox', { name: 'Last colour' })).toBeHidden();
  await save(page);
  expect(JSON.parse(await studio.config()).theme.gradient).toBe('none');
});

test('a new brand colour brings a new palette, shown before it is taken, and Undo takes it back', async ({
  page,
  studio,
}) => {
  await openMall(page, studio, '10071', 'look');
  await showColors(page);
  const brand = page.getByRole('textbox', { name: 'Brand colour', exact: true });
  await brand.fill('#8b1f3a', opening);
  const quiet = page.getByRole('textbox', { name: 'Background of quiet fills' });
  const gold = page.getByRole('textbox', { name: 'Tiers and rewards' });
  const open = page.getByRole('button', { name: 'New palette from this colour' });
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Background of quiet fills')).toBeVisible();
  await expect(dialog.getByText('Tiers and rewards')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(quiet).not.toHaveValue('#e7eef6');
  await expect(gold).not.toHaveValue('#d09a1c');
  await expect(brand).toHaveValue('#8b1f3a');
  await expect(open).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(quiet).toHaveValue('#e7eef6');
  await expect(gold).toHaveValue('#d09a1c');
});

import { expect } from '@playwright/test';
import { violationsNow } from './axe';
import { opening, openMall, save, test } from './studio-served';

// axe is the test's own script, and the studio's policy would refuse it.
test.use({ viewport: { width: 1024, height: 768 }, bypassCSP: true });

test('a field is found, filled in and left with the keyboard alone, and keeps what was typed', async ({
  page,
  studio,
}) => {
  await openMall(page, studio);
  const box = page.getByRole('searchbox', { name: 'Find a field' });
  const told = page.getByRole('search').getByRole('status');
  const name = page.getByRole('textbox', { name: "The mall's name" });
  await name.fill('Typed before', opening);
  await expect(told).toBeEmpty();
  await box.focus();
  await page.keyboard.type('shortName');
  await expect(told).toHaveText('1 field matches.');
  await expect(name).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show all fields' })).toBeFocused();
  await page.keyboard.press('Tab');
  const found = page.getByRole('group', { name: 'Installed app' }).getByRole('textbox');
  await expect(found).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Found');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(told).toBeEmpty();
  await expect(name).toHaveValue('Typed before');

  await page.keyboard.type('secondary text');
  await expect(page.getByRole('group', { name: 'Look › Colours' }).getByRole('textbox')).toHaveCount(1);
  await save(page);
  await expect(box).toHaveValue('secondary text');
  expect(JSON.parse(await studio.config())).toMatchObject({
    name: 'Typed before',
    manifest: { shortName: 'Found' },
  });
});

test('a search without a match leads back to all fields or says what is known, and the way to a problem ends it', async ({
  page,
  studio,
}) => {
  await openMall(page, studio);
  const box = page.getByRole('searchbox', { name: 'Find a field' });
  const name = page.getByRole('textbox', { name: "The mall's name" });
  await box.fill('nonsense', opening);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('No field matches “nonsense”.');
  expect(await violationsNow(page)).toEqual([]);
  await page.locator('.form-scroll').getByRole('button', { name: 'Show all fields' }).press('Enter');
  await expect(box).toBeFocused();
  await name.fill('');
  await box.fill('parking');
  await expect(page.getByRole('list', { name: 'Answers' })).toHaveText(/^Parking: The app has no parking\./);
  expect(await violationsNow(page)).toEqual([]);
  await box.fill('faqs');
  const texts = page.getByRole('group', { name: "The mall's own words" }).getByRole('textbox');
  await expect(texts).not.toHaveCount(0);
  expect(await violationsNow(page)).toEqual([]);
  const problems = page.getByRole('region', { name: 'Problems' });
  await problems.getByRole('button', { name: "The mall's name" }).click();
  await expect(name).toBeFocused();
  await expect(box).toHaveValue('');
});

test('a press in the preview leads to its field', async ({ page, studio }) => {
  const app = await openMall(page, studio);
  await expect(app.getByText('Submit Bills')).toBeVisible(opening);
  const find = page.getByRole('button', { name: 'Click to find' });
  const told = page.getByRole('region', { name: 'Preview' }).getByRole('status');
  await find.press('Enter');
  await expect(find).toHaveAttribute('aria-pressed', 'true');
  await app.getByText('Submit Bills').click();
  await expect(page.getByRole('textbox', { name: 'Submit Bills' })).toBeFocused();
  await expect(told).toHaveText(/^Made by Submit Bills · Tiles/);
  await told.getByRole('button', { name: 'Tiles' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Submit bills' })).toBeVisible();
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Aarav'); // the press did nothing else
  await app.getByRole('link', { name: 'Submit Bills' }).press('Escape');
  await expect(find).toHaveAttribute('aria-pressed', 'false');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('radio', { name: 'Form' }).press('ArrowRight');
  expect(await violationsNow(page)).toEqual([]);
  await find.click();
  await app.getByText('Submit Bills').click();
  await expect(page.getByRole('textbox', { name: 'Submit Bills' })).toBeFocused();
  await expect(page.locator('.device')).toBeHidden();
});

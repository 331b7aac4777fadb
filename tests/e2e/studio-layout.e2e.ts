import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { opening, openMall, test } from './studio-served';

/** The least height (px) of the form's fields and of the phone. */
const least = 300;

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

test('form, preview and icons do not lie on each other in windows of any width, and form and preview get the height', async ({
  page,
  studio,
}) => {
  const app = await openMall(page, studio);
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Aarav', opening);
  await expect(page.getByRole('region', { name: 'On the phone' })).toBeVisible();
  for (const [width, height] of [
    [800, 600],
    [960, 540],
    [1024, 768],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // A wide name must not push the icons out of their column.
    for (const name of await page.locator('figcaption').all()) {
      await name.evaluate((element) => {
        element.textContent = 'WWWWWWWWWWWWWW';
      });
    }
    await expect(async () => {
      const [form, preview, device, looks] = await Promise.all(
        ['.form-scroll', '.preview-side', '.device', '.look-side'].map((part) => boxOf(page, part)),
      );
      if (!form || !preview || !device || !looks) throw new Error('Four parts have four boxes.');
      expect(form.right).toBeLessThanOrEqual(preview.x + 20); // its scroll bar
      expect(preview.right <= looks.x || preview.bottom <= looks.y).toBe(true);
      expect(device.bottom).toBeLessThanOrEqual(Math.max(preview.bottom, height));
      expect(Math.min(form.height, device.height)).toBeGreaterThan(least);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.locator('.look-side').evaluate((side) => side.scrollWidth - side.clientWidth)).toBe(
        0,
      );
    }, `${width} × ${height}`).toPass({ timeout: 20_000 });
  }
});

test('on a phone, what to do with the changes stands in one row above the form, and the preview is one key away', async ({
  page,
  studio,
}) => {
  await openMall(page, studio);
  const name = page.getByRole('textbox', { name: "The mall's name" });
  await expect(name).toBeVisible(opening);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const actions = page.locator('.actions').locator('a, button');
    await expect(actions).toHaveText(['Save', '', '', 'Discard']);
    const tops = await actions.evaluateAll((each) =>
      each.map((action) => action.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const [field, box] = await Promise.all([
      name.boundingBox(),
      page.locator('.find > *').first().boundingBox(),
    ]);
    expect([field?.x, field?.width]).toEqual([box?.x, box?.width]);

    const device = page.locator('.device');
    await expect(device).toBeHidden();
    await page.getByRole('radio', { name: 'Form' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(device).toBeInViewport({ ratio: 0.3 });
    await expect(name).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press('ArrowLeft');
    await expect(name).toBeInViewport();
  }
});

// No test blocks the worker here: the preview itself must not ask for one.
test.describe(() => {
  test.use({ serviceWorkers: 'allow' });
  test('the Screen list shows every screen when it opens, and only what is typed narrows it down', async ({
    page,
    studio,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.setViewportSize({ width: 1440, height: 900 });
    const app = await openMall(page, studio);
    await expect(app.getByRole('heading', { level: 1 })).toContainText('Aarav', opening);
    const screen = page.getByRole('combobox', { name: 'Screen' });
    await screen.click();
    await expect(page.getByRole('option', { name: 'Login with Mobile Number' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Terms Of Use' })).toBeAttached();
    await page.keyboard.type('bill-sum');
    await expect(page.getByRole('option')).toHaveText(['Bill(s) Summary']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The app shows “Home” instead of “Bill(s) Summary”.')).toBeVisible();
    await expect(screen).toHaveValue('Home');
    await screen.fill('nonsense');
    await screen.press('Tab');
    await expect(screen).toHaveValue('Home');
    await screen.fill('membership');
    await screen.press('Enter');
    await expect(app.getByRole('heading', { level: 1, name: 'My Membership' })).toBeVisible();
    await expect(page.getByText('The app shows')).toBeHidden();
    expect(complaints.filter((text) => /worker/i.test(text))).toEqual([]);
  });
});

test('what is typed into the Mall list is a new search, also when it was opened and closed before', async ({
  page,
  studio,
}) => {
  await openMall(page, studio);
  const mall = page.getByRole('combobox', { name: 'Mall' });
  await expect(mall).toHaveValue(/36$/, opening);
  await mall.click();
  await page.keyboard.press('Escape');
  await mall.click();
  await page.keyboard.type('neel');
  await expect(page.getByRole('option')).toHaveText([/10071$/]);
  await page.keyboard.type('x');
  await expect(page.getByText('No mall has this name.')).toBeVisible();
});

test('a part that opens stays in view, leaves the page where it is, and its arrows keep the focus', async ({
  page,
  studio,
}) => {
  await page.setViewportSize({ width: 1024, height: 840 }); // the part fits into it
  await openMall(page, studio, '36', 'screens');
  const menu = page.getByRole('button', { name: /^More screen/ });
  await menu.focus(opening);
  await page.keyboard.press('Enter');
  await expect(menu).toBeInViewport();
  await expect(page.getByRole('checkbox', { name: 'Logout' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const down = page.getByRole('button', { name: 'Move Terms of use down' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(down).toBeDisabled();
  await expect(down).toBeFocused();
  await page.getByRole('button', { name: /^Areas/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: 'Offers' })).toBeInViewport();
});

test('a list has a row to type into only while somebody types', async ({ page, studio }) => {
  const config: object = JSON.parse(await studio.config());
  const hosts = ['perks.petal-street.example']; // as wide as leaves no room beside it
  await writeFile(join(studio.folder, '36/merchant.json'), JSON.stringify({ ...config, hosts }));
  await page.setViewportSize({ width: 1024, height: 768 });
  await openMall(page, studio);
  const list = page.getByRole('combobox', { name: 'Hosts' });
  const heightOf = async (field: Locator) => (await field.boundingBox())?.height;
  const box = page.locator('.mantine-TagsInput-input').filter({ has: list });
  await expect(box).toContainText(hosts.join(), opening);
  const oneRow = await heightOf(page.getByRole('textbox', { name: "The mall's name" }));
  expect(await heightOf(box)).toBe(oneRow);
  await box.click();
  await expect(list).toBeFocused();
  await page.keyboard.type('petal.example');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(box).toContainText('petal.example');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByText('Hosts', { exact: true }).click();
  await expect(list).toBeFocused();
});

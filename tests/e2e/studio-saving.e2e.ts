import { expect } from '@playwright/test';
import { opening, openMall, test } from './studio-served';

test.use({ viewport: { width: 1440, height: 900 } });

test('Save moves nothing: neither form nor preview, neither the opened part nor the focus', async ({
  page,
  studio,
}) => {
  const app = await openMall(page, studio, '36', 'look');
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Aarav', opening);
  const screen = page.getByRole('combobox', { name: 'Screen', exact: true });
  await screen.fill('/membership');
  await screen.press('Enter');
  await expect(app.getByRole('heading', { level: 1, name: 'My Membership' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Size' }).getByText('Desktop').click();

  await page.getByRole('button', { name: /^Installed app/ }).click();
  const field = page.getByRole('textbox', { name: 'Name under the icon' });
  await field.fill('Mitti');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  const form = page.locator('.form-scroll .mantine-ScrollArea-viewport');
  const before = await form.evaluate(({ scrollTop }) => scrollTop);
  expect(before).toBeGreaterThan(0);

  const save = page.getByRole('button', { name: 'Save' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(JSON.parse(await studio.config())).toMatchObject({ manifest: { shortName: 'Mitti' } });
  expect(await form.evaluate(({ scrollTop }) => scrollTop)).toBe(before);
  await expect(field).toHaveValue('Mitti');
  await expect(screen).toHaveValue('My Membership');
  await expect(page.getByTitle('Mitti Court on a desktop')).toBeVisible();
  await expect(save).toBeFocused();
  await expect(save).toBeDisabled();
});

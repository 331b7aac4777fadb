import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { goToStep, opening, openMall, showColors, test } from './studio-served';

test.use({ viewport: { width: 1440, height: 900 } });

const borderOf = (field: Locator) => field.evaluate((element) => getComputedStyle(element).borderTopColor);

test('an error is red and a warning is not, each is counted by its kind, and what is missing is told at its field', async ({
  page,
  studio,
}) => {
  await openMall(page, studio);
  const name = page.getByRole('textbox', { name: "The mall's name" });
  await name.fill('', opening);
  await expect(name).toHaveAccessibleDescription(/Problem: This field must be filled in\./);
  await expect(page.getByRole('status').first()).toHaveText(
    /^Not saved yet · 1 problem · Save leaves out The mall's name, which/,
  );
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  const red = await borderOf(name);
  await name.fill('Mitti Court');
  await goToStep(page, 'Look');
  await showColors(page);
  const grey = page.getByRole('textbox', { name: 'Secondary text' });
  const calm = await borderOf(grey);
  await grey.fill('#dddddd');
  await expect(page.getByRole('status').first()).toHaveText('Not saved yet · 1 warning');
  await expect(page.getByText(/^Warning: /)).toBeVisible();
  expect([red, calm]).not.toContain(await borderOf(grey));
  await expect(grey).toHaveAccessibleDescription(/Warning: The colour of secondary text /);
  await expect(grey).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: /^Apply #/ }).click();
  await expect(grey).not.toHaveValue('#dddddd');
  await expect(grey).toBeFocused();
  await expect(page.getByText(/^Warning: /)).toHaveCount(0);
});

test('a config that is not JSON has no form and no preview, its mistake is told with its line, and mending it brings them', async ({
  page,
  studio,
}) => {
  const before = await studio.config();
  await writeFile(join(studio.folder, '36/merchant.json'), '{\n  "name": "Mitti Court",\n  "hosts": [}\n');
  await openMall(page, studio);
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems.getByText(/^Problem: Line 3: /).first()).toBeVisible(opening);
  await expect(page.getByRole('textbox', { name: "The mall's name" })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(page.getByText('There is nothing to show yet.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await writeFile(join(studio.folder, '36/merchant.json'), before);
  await expect(page.getByRole('textbox', { name: "The mall's name" })).toHaveValue('Mitti Court');
  await expect(page.locator('iframe')).toBeVisible();
});

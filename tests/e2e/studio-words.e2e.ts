import { expect, type Locator, type Page } from '@playwright/test';
import { opening, openMall, save, test } from './studio-served';

test.use({ viewport: { width: 1440, height: 900 } });

test('the word list shows each text before and after, and keeps the standard wording without a tick', async ({
  page,
  studio,
}) => {
  const app = await openMall(page, studio, '36', 'words');
  await page.getByRole('combobox', { name: 'Replace a word' }).click(opening);
  await page.getByRole('option', { name: /^bill:/ }).click();
  const bill = page.getByRole('group', { name: 'bill' });
  await bill.getByRole('textbox', { name: 'For one' }).fill('entry');
  await bill.getByRole('textbox', { name: 'For several' }).fill('entries');
  await expect(page.getByText(/^\d+ texts change\./)).toBeVisible();
  const title = page.getByRole('checkbox', { name: 'Entry Details' });
  await expect(title).toHaveAccessibleDescription(/^Bill Details/);
  await title.uncheck();
  await expect(page.getByRole('checkbox', { name: 'Bill Details' })).not.toBeChecked();
  const guidelines = page.getByRole('textbox', { name: 'Check “A entry”: A bill that is easy to read' });
  await guidelines.fill('An entry that is easy to read earns its points sooner.');
  await expect(app.getByText('Submit Entries').first()).toBeVisible(opening);
  await save(page);
  expect(JSON.parse(await studio.config())).toMatchObject({
    words: { bill: { one: 'entry', other: 'entries' } },
    texts: {
      'bills.detailsTitle': 'Bill Details',
      'bills.guidelinesIntro': 'An entry that is easy to read earns its points sooner.',
    },
  });
});

test('a text or word that somebody empties keeps its field, to type it anew', async ({ page, studio }) => {
  await openMall(page, studio, '36', 'words');
  const anew = async (name: string | RegExp, text: string, within: Page | Locator = page) => {
    const field = within.getByRole('textbox', { name });
    await field.fill('');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  };
  await page.getByRole('combobox', { name: 'Replace a word' }).click(opening);
  await page.getByRole('option', { name: /^bill:/ }).click();
  const bill = page.getByRole('group', { name: 'bill' });
  for (const form of ['For one', 'For several']) await bill.getByRole('textbox', { name: form }).fill('');
  await expect(page.getByText('words.bill.one is "": it must not be empty')).toBeVisible();
  await anew('For one', 'entry', bill);
  await anew('For several', 'entries', bill);
  await anew(/^Check “A entry”: A bill that/, 'An entry');
  await page.getByRole('button', { name: 'Discard' }).click();

  const search = page.getByRole('searchbox', { name: 'Search the texts' });
  await search.fill('dashboard.greeting');
  await page.getByRole('textbox', { name: 'Hi {name}!' }).fill('Welcome, {name}!');
  await search.fill('');
  const before = Object.keys(JSON.parse(await studio.config()).texts).length;
  await expect(page.getByText(`${before + 1} texts with your own wording`)).toBeVisible();
  await anew('Hi {name}!', 'Good day, {name}!');
});

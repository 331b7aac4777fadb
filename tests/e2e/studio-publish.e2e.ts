import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openStore } from '../../build/publish/store/open-store';
import { readLive } from '../../build/publish/store/pointer';
import { violationsNow } from './axe';
import { goToStep, opening, openMall, save, test } from './studio-served';

// axe is the test's own script, and the studio's policy would refuse it.
test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

const place = (page: Page) => page.getByRole('region', { name: 'Shop window' });
const releases = (page: Page) =>
  page.getByRole('list', { name: 'Releases at Shop window' }).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Answers the question of the dialog with the name of the mall. */
async function typeName(page: Page, name: string, label: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(button(page, label).last()).toBeDisabled();
  await dialog.getByRole('textbox').fill(name);
  expect(await violationsNow(page)).toEqual([]);
  await dialog.getByRole('button', { name: label, exact: true }).click();
}

test('a mall goes from New mall to its shoppers, changes and goes back, without a terminal and beside a second person', async ({
  page,
  studio,
  browser,
}) => {
  test.setTimeout(400_000); // two builds, each a program of its own
  const destinations = [{ name: 'Shop window', to: 'store', production: true }];
  await writeFile(join(studio.repository, 'publish.json'), JSON.stringify({ destinations }));
  const live = async () =>
    (await readLive(openStore(join(studio.repository, 'store'), {}).objects, '20001'))?.value;

  await page.goto(studio.ownerUrl);
  expect(page.url()).not.toContain('key=');
  await button(page, 'New mall').click(opening);
  const form = page.getByRole('form', { name: 'New mall' });
  await form.getByRole('textbox', { name: 'Merchant id' }).fill('20001', opening);
  await form.getByRole('textbox', { name: "The mall's name" }).fill('Saffron Row');
  await form.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#0b7285');
  await form.getByRole('textbox', { name: 'Host' }).fill('rewards.saffron-row.example');
  await button(page, 'Make the mall').click();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible(opening);
  const backend = page.getByRole('textbox', { name: 'Address of the backend' });
  if (!(await backend.isVisible())) await page.getByRole('button', { name: /^Backend/ }).click();
  await backend.fill('https://api.saffron-row.example');
  await save(page);

  await goToStep(page, 'Launch');
  await button(page, 'Lock the identity').click(opening);
  await expect(page.getByText('The app lives at rewards.saffron-row.example.')).toBeVisible(opening);

  await goToStep(page, 'Live');
  await expect(place(page)).toContainText('Nothing of this mall.', opening);
  await button(page, 'Publish to Shop window').click();
  await typeName(page, 'Saffron Row', 'Publish');
  const slow = { timeout: 150_000 };
  await expect(releases(page)).toHaveText(/now.*The first release\./, slow);
  await expect(place(page)).toContainText('The mall as it is saved.', slow);
  const first = (await live())?.release;
  expect(first).toBeDefined();

  // A colleague changes the mall in another browser, which may not publish.
  const theirs = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openMall(theirs, studio, '20001');
  await button(theirs, 'Edit').click(opening); // the mall is live
  await theirs.getByRole('textbox', { name: 'Description' }).fill('Rewards for every visit', opening);
  await save(theirs);
  await goToStep(theirs, 'Live');
  await expect(theirs.getByText('open the address that the terminal printed')).toBeVisible();
  await expect(button(theirs, 'Publish to Shop window')).toBeDisabled();

  await expect(place(page)).toContainText('Another state than the one that is saved.', opening);
  await button(page, 'Publish to Shop window').click();
  await expect(place(page)).toContainText('The mall as it is saved.', slow);
  await expect(releases(page)).toHaveCount(2);
  await expect(releases(page).first()).toContainText('Rewards for every visit');

  // The work goes on without its window.
  await releases(page)
    .last()
    .getByRole('button', { name: /^Go back to this/ })
    .click();
  await typeName(page, 'Saffron Row', 'Go back');
  await page.reload();
  await expect(releases(page).last()).toContainText('now', slow);
  expect((await live())?.release).toBe(first);
  await button(page, 'Log: Go back · Shop window').click();
  await expect(page.getByText('is live, instead of')).toBeVisible();
  expect(await violationsNow(page)).toEqual([]);
});

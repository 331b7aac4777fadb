import { expect } from '@playwright/test';
import { writeLive } from '../../build/fleet/live-file';
import { violationsNow } from './axe';
import { goToStep, opening, test } from './studio-served';

// axe is the test's own script, and the studio's policy would refuse it.
test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

test('Malls says how far each one is, makes a copy, and opens a live one to look at until Edit', async ({
  page,
  studio,
}) => {
  const seen = '2026-11-28T10:00:00.000Z';
  writeLive(studio.home, studio.folder, '36', { release: 'one', configHash: 'other', seen, where: 'shop' });
  await page.goto(studio.ownerUrl);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Mitti Court')).toContainText('Live with changes', opening);
  await expect(row('Neeltara Pier')).toContainText('Ready');
  expect(await violationsNow(page)).toEqual([]);

  await page.getByRole('button', { name: 'Copy Neeltara Pier' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Copy Neeltara Pier' });
  await dialog.getByRole('textbox', { name: 'Merchant id' }).fill('36');
  await dialog.getByRole('textbox', { name: "The mall's name" }).fill('Saffron Row');
  await dialog.getByRole('textbox', { name: 'Host' }).fill('row.example');
  await dialog.getByRole('button', { name: 'Make the copy' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('exists already');
  await dialog.getByRole('textbox', { name: 'Merchant id' }).fill('20001');
  await dialog.getByRole('button', { name: 'Make the copy' }).press('Enter');
  await expect(page).toHaveURL(/mall=20001/);
  await expect(page.getByRole('textbox', { name: "The mall's name" })).toHaveValue('Saffron Row', opening);

  await page.getByRole('button', { name: 'Malls' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Search' }).fill('mitti');
  await expect(page.getByRole('row')).toHaveCount(2); // the titles are one
  await page.getByRole('button', { name: 'Ask the client to approve the changes' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Approval' })).toBeVisible(opening);
  await page.getByRole('textbox', { name: 'Approved by' }).fill('Centre manager');
  const keep = page.getByRole('button', { name: 'Keep the answer' });
  await expect(keep).toBeEnabled(); // it waits for what is known, and a key waits for nothing
  await keep.press('Enter');
  await expect(page.getByText(/^Centre manager approved this state on/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toContainText('Approval done');
  expect(await violationsNow(page)).toEqual([]);

  await goToStep(page, 'Basics');
  const name = page.getByRole('textbox', { name: "The mall's name" });
  await expect(name).toBeDisabled();
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(page.locator('.form-side')).toBeFocused(); // the button has gone
  await name.fill('Edited');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  expect(await studio.malls()).toEqual(['10071', '20001', '36']);

  await page.getByRole('button', { name: 'Malls' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Take out Saffron Row' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Take out Saffron Row' });
  await expect(question).toContainText('here and at every destination');
  await question.getByRole('textbox').fill('Saffron Row');
  await question.getByRole('button', { name: 'Take it out' }).press('Enter');
  const work = page.getByRole('region', { name: 'Work' });
  await expect(work).toContainText('Take out · mall 20001 · Done', opening);
  await expect(row('Saffron Row')).toHaveCount(0);
  expect(await studio.malls()).toEqual(['10071', '36']);

  await studio.stop();
  await studio.start();
  await expect(work).toHaveCount(0, opening); // its secret is another one, and nobody knows of this work any more
});

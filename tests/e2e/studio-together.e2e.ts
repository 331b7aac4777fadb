import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { violationsNow } from './axe';
import { opening, openMall, save, test, untilKept } from './studio-served';

// axe is the test's own script, and the studio's policy would refuse it.
test.use({ viewport: { width: 1440, height: 900 }, bypassCSP: true });

const nameIn = (page: Page) => page.getByRole('textbox', { name: "The mall's name" });
const aboutIn = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const clubIn = (page: Page) => page.getByRole('textbox', { name: 'Name of the loyalty programme' });
const noticeIn = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Somebody else has changed this mall' });

test('two people with one mall, an editor and git lose nothing, and each value that collides is chosen with a click', async ({
  page,
  studio,
  browser,
}) => {
  const before = await studio.config();
  const file = join(studio.folder, '36/merchant.json');
  const theirs = await (await browser.newContext()).newPage();
  for (const each of [page, theirs]) {
    each.on('dialog', (dialog) => void dialog.accept());
    await openMall(each, studio);
    await expect(nameIn(each)).toBeVisible(opening);
  }

  // A types, B saves, A reloads.
  await nameIn(page).fill('Mine');
  await aboutIn(page).fill('All about it');
  await nameIn(theirs).fill('Theirs');
  await clubIn(theirs).fill('The Club');
  await theirs.keyboard.press('ControlOrMeta+s');
  await expect(theirs.getByText('All changes saved')).toBeVisible();
  await expect(clubIn(page)).toHaveValue('The Club');
  await untilKept(page, 'All about it');
  await page.reload();
  await expect(nameIn(page)).toHaveValue('Mine');
  await expect(aboutIn(page)).toHaveValue('All about it');
  await expect(clubIn(page)).toHaveValue('The Club');
  const question = page.getByRole('region', { name: "The mall's name" });
  await expect(question).toContainText('Yours: Mine');
  await expect(question).toContainText('Theirs: Theirs');
  expect(await violationsNow(page)).toEqual([]);

  // A save waits for the choice. What it writes has the changes of both.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByText('Not saved yet · 1 field to choose')).toBeVisible();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(question).toBeHidden();
  await save(page);
  const saved = before
    .replace(/"name": "Mitti Court"/, '"name": "Mine"')
    .replace(/"name": "Mitti Circle"/, '"name": "The Club"')
    .replace(/"description": ".*"/, '"description": "All about it"');
  expect(await studio.config()).toBe(saved);
  await expect(noticeIn(theirs)).toContainText('Theirs → Mine');
  await expect(nameIn(theirs)).toHaveValue('Mine');

  // An editor breaks the file for a while, and git takes it back.
  await nameIn(theirs).fill('Theirs again');
  await writeFile(file, '{ "name": ');
  await expect(noticeIn(theirs)).toContainText('cannot be read now');
  await expect(nameIn(theirs)).toHaveValue('Theirs again');
  await writeFile(file, before);
  const asked = theirs.getByRole('region', { name: "The mall's name" });
  await asked.getByRole('button', { name: 'Take theirs' }).click();
  await expect(nameIn(theirs)).toHaveValue('Mitti Court');
  await expect(theirs.getByText('All changes saved')).toBeVisible();
  await noticeIn(theirs).getByRole('button', { name: 'I have read it' }).click();
  await expect(noticeIn(theirs)).toBeHidden();
  await theirs.getByRole('button', { name: 'Undo' }).click();
  await expect(asked).toContainText('Yours: Theirs again');
  await theirs.context().close();
});

test('two logos with one name are shown where a person chooses between them', async ({ page, studio }) => {
  const file = join(studio.folder, '36/logo.svg');
  const logo = await readFile(file, 'utf8');
  const named = (name: string) => logo.replace(/<svg/, `<svg data-of="${name}"`);
  await openMall(page, studio, '36', 'look');
  await expect(page.getByRole('button', { name: 'Choose another file: Logo' })).toBeVisible(opening);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another file: Logo' }).click();
  await (await chooser).setFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(named('me')),
  });
  await writeFile(file, named('them'));
  for (const [name, whose] of [
    ['Yours: Logo', 'me'],
    ['Theirs: Logo', 'them'],
  ] as const) {
    const picture = noticeIn(page).getByRole('img', { name });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0);
    const content = await picture.evaluate(async (each: HTMLImageElement) =>
      each.src.startsWith('data:') ? atob(each.src.split(',')[1] ?? '') : (await fetch(each.src)).text(),
    );
    expect(content).toContain(`data-of="${whose}"`);
  }
});

test('the history tells what each save has changed, and one click brings a state back', async ({
  page,
  studio,
}) => {
  const before = await studio.config();
  await openMall(page, studio);
  await nameIn(page).fill('One', opening);
  await save(page);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const states = history.locator('.past-save');
  await expect(states).toHaveCount(2);
  await expect(states.first()).toContainText("The mall's nameMitti Court → One");
  await expect(states.first().getByRole('button')).toHaveCount(0);
  await expect(states.last()).toContainText('From New mall, an editor or git');
  expect(await violationsNow(page)).toEqual([]);
  await states
    .last()
    .getByRole('button', { name: /^Go back to this/ })
    .click();
  await expect(history).toBeHidden();
  await expect(nameIn(page)).toHaveValue('Mitti Court');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await save(page);
  expect(await studio.config()).toBe(before);
});

import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import dayjs from 'dayjs';
import sharp from 'sharp';
import {
  bigPhoto,
  darkPhoto,
  longPage,
  type PickedFile,
  page as pageOf,
  pdf,
  secretPlace,
} from './bill-photos';
import { expect, type Mall, openAs, test } from './fixtures';
import { storedDrafts } from './stored-drafts';

const bar = (page: Page) => page.getByRole('region', { name: 'Bill upload' });
const file = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const choose = (page: Page, ...files: PickedFile[]) => page.getByLabel('Choose files').setInputFiles(files);
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Bill(s)' });
const told = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible();

async function openLongBill(page: Page, mall: Mall, merchantId: string) {
  await openAs(page, mall, merchantId, '/submit-bill');
  await page.getByRole('tab', { name: 'Long Bill' }).click();
  await expect(page.getByLabel('Location')).toBeVisible();
}

/** Chooses the first location, and the brand at this position of its list. Returns both names. */
async function chooseShop(page: Page, place: number) {
  const location = page.getByLabel('Location');
  await location.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Brand' }).click();
  const choices = page.getByRole('dialog').getByRole('radio');
  await expect(choices.nth(place)).toBeVisible();
  const names = await choices.evaluateAll((inputs: HTMLInputElement[]) =>
    inputs.map((input) => input.labels?.[0]?.innerText.trim() ?? ''),
  );
  const brand = names[place] ?? '';
  await page.getByRole('dialog').getByText(brand, { exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const chosen = await location.locator('option:checked').innerText();
  return { location: chosen, brand, names };
}

/** The backend's files of the pictures on the screen. */
async function storedPictures(page: Page, mall: Mall, count: number): Promise<Buffer[]> {
  const pictures = page.getByRole('main').getByRole('img', { name: /^Bill \d/ });
  await expect(pictures).toHaveCount(count);
  const addresses = await pictures.evaluateAll((images) =>
    images.map((image) => new URL(image.getAttribute('src') ?? '', location.href).href),
  );
  const replies = addresses.map((address) => mall.sandbox.fetch(new Request(address)));
  return Promise.all(replies.map(async (reply) => Buffer.from(await (await reply).arrayBuffer())));
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

test.describe('a short bill', () => {
  test('goes out small, upright and without its place, from the choice to the summary', {
    tag: '@journey',
  }, async ({ page, mall }) => {
    const photos = [await bigPhoto('now-big.jpg'), await darkPhoto('now-dark.jpg')];
    await openAs(page, mall, '10071', '/submit-bill');
    await choose(page, ...photos);
    await expect(file(page, 'now-dark.jpg')).toContainText(
      'This photo looks too small to read. Take it again?',
    );
    await expect(file(page, 'now-dark.jpg')).toContainText('This photo looks dark. Take it again?');
    await expect(file(page, 'now-big.jpg')).not.toContainText('too small');
    await submitButton(page).click();
    await told(page, 'Thank you for submitting your bill(s)!');
    await expect(bar(page)).toContainText('All bills submitted successfully.');
    await bar(page).getByRole('button', { name: 'VIEW SUMMARY' }).click();
    await expect(page).toHaveURL(/\/bill-summary$/);
    await expect(page.getByText('Bill processed.')).toHaveCount(2);

    const bills = await mall.sandbox.submittedBills('10071');
    expect(bills.map(({ type, images }) => [type, images.map(({ name }) => name)])).toEqual([
      ['short', ['now-big.jpg']],
      ['short', ['now-dark.jpg']],
    ]);
    await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
    const stored = await storedPictures(page, mall, 2);
    expect(stored.map(sha256)).toEqual(bills.flatMap(({ images }) => images.map(({ hash }) => hash)));
    for (const [index, { buffer }] of photos.entries()) {
      expect(buffer.includes(secretPlace)).toBe(true);
      expect(stored[index]?.includes(secretPlace)).toBe(false);
    }
    const upright = await sharp(stored[0]).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect(upright.info).toMatchObject({ width: 1600, height: 2400 });
    const middleOfTop = 3 * (100 * upright.info.width + 800);
    const [red = 0, green = 0] = upright.data.subarray(middleOfTop);
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(60);
  });

  test('that is a long screenshot goes out wide enough to read, and without a hint', async ({
    page,
    mall,
  }) => {
    const screenshot = await longPage('long.png');
    expect(screenshot.buffer.length).toBeGreaterThan(2 * 1024 * 1024);
    await openAs(page, mall, '10071', '/submit-bill');
    await choose(page, screenshot);
    await expect(file(page, 'long.png')).toContainText('MB');
    await expect(file(page, 'long.png')).not.toContainText('Take it again?');
    await submitButton(page).click();
    await expect(bar(page)).toContainText('All bills submitted successfully.');
    await bar(page).getByRole('button', { name: 'VIEW SUMMARY' }).click();
    const [stored] = await storedPictures(page, mall, 1);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 757, height: 16_384 });
    expect(stored?.includes(secretPlace)).toBe(false);
  });
});

test.describe('a long bill', () => {
  test('arrives with its fields and pages', {
    tag: '@journey',
  }, async ({ page, mall }) => {
    const day = dayjs().subtract(2, 'day');
    await openLongBill(page, mall, '36');
    await expect(page.getByRole('button', { name: 'Brand' })).toHaveText('Please select location');
    const { location, brand, names } = await chooseShop(page, 1);
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
    await page.getByRole('button', { name: 'Brand' }).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByLabel('Bill number').fill('WAIT-20/7#1');
    await page.getByLabel('Bill amount').pressSequentially('12a50.755');
    await expect(page.getByLabel('Bill amount')).toHaveValue('1250.7');
    await page.getByLabel('Bill date').fill(day.format('DDMMYYYY'));
    await expect(submitButton(page)).toHaveCount(0);
    await choose(page, await pageOf('front.png', 250));
    await choose(page, pdf('back.pdf'));
    await expect(page.getByText('2 pages ·')).toBeVisible();
    await submitButton(page).click();

    await expect(page).toHaveURL(/\/bill-summary$/);
    const main = page.getByRole('main');
    for (const words of [brand, location, 'WAIT-20/7#1', '1,250.70', day.format('DD / MM / YYYY')])
      await expect(main).toContainText(words);
    await expect(main).toContainText('Bill submitted for manual processing.');
    await expect(page.getByRole('link', { name: 'Open back.pdf in a new tab' })).toBeVisible();
    const bills = await mall.sandbox.submittedBills('36');
    expect(bills).toMatchObject([
      { type: 'long', number: 'WAIT-20/7#1', images: [{ name: 'front.png' }, { name: 'back.pdf' }] },
    ]);
    await page.getByRole('main').getByText('SUBMIT ANOTHER BILL').click();
    await expect(page.getByRole('tab', { name: 'Long Bill' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Bill number')).toHaveValue('');
  });
});

test('a long bill is there again when the camera has killed the tab, with its photo', async ({
  page,
  mall,
}) => {
  await openLongBill(page, mall, '10068');
  const shop = await chooseShop(page, 1);
  await page.getByLabel('Bill number').fill('INV-7');
  await page.getByLabel('Bill amount').fill('250');
  await choose(page, await pageOf('page-1.png'));
  await expect(submitButton(page)).toBeEnabled();
  await expect
    .poll(() => storedDrafts(page))
    .toContainEqual(expect.objectContaining({ key: expect.stringMatching(/^file /) }));
  const later = await page.context().newPage();
  await page.close(); // without a word, as when the phone kills it
  await later.goto(mall.url('10068', '/submit-bill'));
  await expect(later.getByLabel('Location').locator('option:checked')).toHaveText(shop.location);
  await expect(later.getByRole('button', { name: 'Brand' })).toHaveText(shop.brand);
  await expect(later.getByLabel('Bill number')).toHaveValue('INV-7');
  await expect(file(later, 'page-1.png')).toBeVisible();
  await submitButton(later).click();
  await expect(later).toHaveURL(/\/bill-summary$/);
  await expect.poll(() => storedDrafts(later)).toEqual([]);
  await later.goto(mall.url('10068', '/submit-bill'));
  await expect(later.getByRole('tab', { name: 'Short Bill' })).toHaveAttribute('aria-selected', 'true');
});

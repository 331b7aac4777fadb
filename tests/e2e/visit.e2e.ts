import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayOf, startOfDay } from '../../sandbox/shared/calendar';
import { newNumber } from '../setup/new-number';
import { expect, openAs, test } from './fixtures';

const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT' });
const confirmed = (page: Page) => page.getByRole('heading', { name: 'Your Booking is Confirmed!!' });

/** A day (YYYY-MM-DD) with time slots: not today, where some are over, and no Tuesday. */
function day(): string {
  const days = [1, 2].map((later) => dayOf(startOfDay(dayOf(new Date()), later)));
  return days.find((each) => new Date(each).getUTCDay() !== 2) ?? '';
}
/** The same as one types it. */
const typed = () => day().split('-').reverse().join('');

async function fillWho(page: Page, mobile: string, count = '2') {
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('First name').fill('nila');
  await page.getByLabel('Last name').fill('sen');
  await page.getByLabel('No. of People').fill(count);
}

test('a guest books a visit, takes it into the calendar, and is invited to the rewards', async ({
  page,
  mall,
}) => {
  await page.goto(mall.url('36', '/visit'));
  await expect(page).toHaveTitle(/^Visit Booking · /);
  await expect(page.getByRole('button', { name: 'coming soon on WhatsApp' })).toBeDisabled();
  await page.getByRole('link', { name: 'CONTINUE HERE' }).click();
  await fillWho(page, newNumber);
  await expect(page.getByLabel('Time slot')).toBeDisabled();
  await page.getByLabel('Visit date').fill(typed());
  await page.getByLabel('Time slot').selectOption('10 AM to 12 PM');
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();

  const { text = '' } = mall.sandbox.outbox.latest(newNumber, '36') ?? {};
  const [bookingId = 'none'] = /VB\d+/.exec(text) ?? [];
  await expect(page.getByText(bookingId, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(bookingId, { exact: true })).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('visit.ics');
  const file = await readFile(await download.path(), 'utf8');
  const date = day().replaceAll('-', '');
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([`DTSTART:${date}T043000Z`, `DTEND:${date}T063000Z`]),
  );
  expect(file).toContain(bookingId);

  await page.goBack();
  await expect(page.getByRole('link', { name: 'CONTINUE HERE' })).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'Want rewards for your shopping?' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a customer whom the backend does not know any more is logged out', async ({ page, mall }) => {
  await mall.sandbox.changeSettings('36', { emptyCustomer: true });
  await openAs(page, mall, '36', '/visit?step=details');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

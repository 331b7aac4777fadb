import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayOf, startOfDay } from '../../sandbox/shared/calendar';
import { newNumber } from '../setup/new-number';
import { expect, type Mall, openAs, test } from './fixtures';
import { changeKept } from './stored-drafts';

const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT' });
const told = (page: Page, words: string) =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
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

/** What somebody else books at the same mall. */
async function bookElsewhere(mall: Mall, merchantId: string, slotId: string) {
  const visit = { mobile_number: '9812345699', first_name: 'Asha', last_name: 'Rao', total_visitor: '2' };
  const when = { visit: day(), time: '', slot_id: slotId };
  const answer = await mall.sandbox.fetch(
    new Request(mall.url(merchantId, '/api/bookScheduleVisit'), {
      method: 'POST',
      body: new URLSearchParams({ ...visit, ...when, merchant_id: merchantId, merchant_location_id: '3' }),
    }),
  );
  expect(await answer.json()).toMatchObject({ response: { is_booked: 'yes' } });
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

test('a customer finds the form filled in, and books from inside the mall', async ({ page, mall }) => {
  await openAs(page, mall, '10071', '/visit?step=details');
  await expect(page.getByLabel('Mobile number')).toHaveValue('9876 500 001');
  await expect(page.getByLabel('First name')).toHaveValue('Aarav');
  await expect(page.getByLabel('Last name')).toHaveValue('Deshmukh');
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel('No. of People').fill('3');
  await page.getByLabel('I am at the mall').check();
  await expect(page.getByLabel('Visit date')).toHaveCount(0);
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  await page.getByRole('link', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the last places go to whoever is faster; the other reads so, loses nothing and books another slot', async ({
  page,
  mall,
}) => {
  await page.goto(mall.url('10072', '/visit?step=details'));
  await fillWho(page, newNumber);
  await page.getByLabel('Visit date').fill(typed());
  await page.getByLabel('Time slot').selectOption('6 PM to 8 PM');
  await bookElsewhere(mall, '10072', await page.getByLabel('Time slot').inputValue());
  await submit(page).click();
  await told(page, 'This time slot is not available any more. Please choose another one.');
  await expect(page.getByLabel('Time slot').getByRole('option', { name: '6 PM to 8 PM' })).toHaveCount(0);
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel('Time slot').selectOption('After dinner');
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
});

test('what was typed outlives a step back and a reload; nobody finds slots for too many people', async ({
  page,
  mall,
}) => {
  await page.goto(mall.url('10070', '/visit'));
  await page.getByRole('link', { name: 'CONTINUE HERE' }).click();
  await fillWho(page, newNumber, '21');
  await changeKept(page, () => page.getByLabel('Visit date').fill(typed()));
  await told(page, 'Time slots are not available');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'CONTINUE HERE' })).toBeVisible();
  await expect(page.getByText('Time slots are not available')).toHaveCount(0);
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Nila');
  await told(page, 'Time slots are not available');
  await page.getByLabel('No. of People').fill('20');
  await expect(page.getByLabel('Time slot')).toBeEnabled();
  await expect(page.getByText('Time slots are not available')).toHaveCount(0);
});

test('a customer whom the backend does not know any more is logged out', async ({ page, mall }) => {
  await mall.sandbox.changeSettings('36', { emptyCustomer: true });
  await openAs(page, mall, '36', '/visit?step=details');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

import type { Page } from '@playwright/test';
import { newNumber } from '../setup/new-number';
import { expect, type Mall, test } from './fixtures';
import { verifyOtp } from './login-screens';
import { changeKept } from './stored-drafts';

async function startRegistration(page: Page, mall: Mall): Promise<void> {
  await verifyOtp(page, mall, '10072', newNumber);
  await expect(page.getByRole('heading', { name: 'Register Yourself' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeVisible();
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('asha');
  await page.getByLabel('Last name').fill("d'souza");
  await page.getByLabel('Email', { exact: true }).fill('Asha@Mail.Example');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Pincode').fill('4000');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await changeKept(page, () => page.getByRole('listbox').getByRole('option').first().click());
}

const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT' });

test.describe('registration', () => {
  test('somebody new registers and lands on a dashboard that greets by name', {
    tag: '@journey',
  }, async ({ page, mall }) => {
    await startRegistration(page, mall);
    await expect(page.getByLabel('Mobile number')).toHaveValue('9812 345 670');
    await expect(page.getByLabel('WhatsApp')).toBeChecked();
    await expect(page.getByLabel('WhatsApp')).toBeDisabled();
    await expect(page.getByLabel('SMS')).toBeDisabled();
    await expect(page.getByLabel('Email consent')).toBeChecked();
    await expect(submit(page)).toBeDisabled();
    await fillIn(page);
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
    await expect(page.getByLabel('Last name')).toHaveValue("D'Souza");
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@mail.example');
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Asha!');
    await expect(page).toHaveURL(mall.url('10072', '/dashboard'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Asha!');
    expect(await page.evaluate(() => localStorage.getItem('firstName'))).toBeNull();
  });

  test('keeps what was typed over a reload, the terms and a killed tab, for this number alone, until she leaves', async ({
    page,
    mall,
  }) => {
    await startRegistration(page, mall);
    await fillIn(page);
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
    await expect(submit(page)).toBeEnabled();

    await page.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Last name')).toHaveValue("D'Souza");
    await expect(page.getByLabel('Gender')).toHaveValue('female');

    const later = await page.context().newPage();
    await page.close();
    await startRegistration(later, mall);
    await expect(later.getByLabel('First name')).toHaveValue('Asha');
    await expect(submit(later)).toBeEnabled();

    await later.getByRole('button', { name: 'Back' }).click();
    await expect(later.getByRole('button', { name: 'GET OTP' })).toBeVisible();
    await later.goBack();
    await expect(later.getByLabel('First name')).toHaveValue('');
    expect(await later.evaluate(() => localStorage.getItem('firstName'))).toBeNull();
  });

  test('keeps a referral code of the address before any redirect, even when values of an earlier session are left', async ({
    page,
    mall,
  }) => {
    await page.goto(mall.url('10072', '/login'));
    await page.evaluate(() => {
      localStorage.setItem('user', '{"id":"5"}');
      localStorage.setItem('referalCode', 'EARLIER1');
    });
    await page.goto(mall.url('10072', '/?ref=FRIEND01'));
    await expect(page).toHaveURL(mall.url('10072', '/login'));
    await startRegistration(page, mall);
    await expect(page.getByLabel('Referral code')).toHaveValue('FRIEND01');
  });
});

import { people } from '../../sandbox/members/sample-people';
import { expect, test } from './fixtures';
import { enterOtp, requestOtp } from './login-screens';

const wrongOtp = (otp: string) => String((Number(otp) + 1) % 10_000).padStart(4, '0');

// The browser's clock also runs by itself, so on a busy machine it may be some seconds ahead of the test.
test.describe('OTP verification', () => {
  test('the countdown survives a reload and is cleared on leaving', async ({ page, mall }) => {
    await page.clock.install();
    await requestOtp(page, mall, '10072', people.aarav.mobile);
    await page.clock.runFor(50_000);
    await expect(page.getByRole('timer')).toContainText(/1:(10|0\d)|0:[345]\d/);
    await page.reload();
    await expect(page.getByRole('timer')).toContainText(/1:(10|0\d)|0:[345]\d/);
    await page.getByRole('link', { name: '(edit)' }).click();
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('otpExpireTime'))).toBeNull();
  });

  test('shows the server message twice and locks for 30 s from the third wrong OTP', {
    tag: '@journey',
  }, async ({ page, mall }) => {
    await page.clock.install();
    await requestOtp(page, mall, '10070', people.aarav.mobile);
    const otp = mall.otpFor(people.aarav.mobile);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await enterOtp(page, wrongOtp(otp));
      await expect(page.getByRole('alert')).toHaveText('Please enter valid OTP.');
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('alert')).toBeEmpty();
      await expect(page.getByLabel('OTP digit 4')).toHaveValue('');
    }
    await enterOtp(page, wrongOtp(otp));
    await expect(page.getByText(/Exceeded maximum attempts\. Try again in\s+(30|2\d) secs\./)).toBeVisible();
    await expect(page.getByLabel('OTP digit 1')).toBeDisabled();
    await page.clock.runFor(12_000);
    await expect(page.getByText(/Try again in\s+1?\d secs\./)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Try again in\s+1?\d secs\./)).toBeVisible();
    await page.clock.runFor(19_000);
    await expect(page.getByLabel('OTP digit 1')).toBeEnabled();
    await enterOtp(page, otp);
    await expect(page.getByText('Available Points')).toBeVisible();
  });
});

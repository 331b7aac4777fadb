import { people } from '../../sandbox/members/sample-people';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { askForOtp, enterOtp } from './login-screens';

const { mobile } = people.aarav;

test.describe('deleting an account', () => {
  test('leads from the public address over the login to a receipt, a wiped phone and the operator', async ({
    page,
    mall,
  }) => {
    await page.goto(mall.url('10072', '/delete-account'));
    await expect(page.getByRole('heading', { name: 'What stays, and how long' })).toBeVisible();
    await page.getByRole('link', { name: 'LOG IN TO DELETE' }).click();
    await askForOtp(page, mobile);
    await enterOtp(page, mall.otpFor(mobile));

    const send = page.getByRole('button', { name: 'DELETE MY ACCOUNT' });
    await expect(send).toBeDisabled();
    await page.getByLabel('Type DELETE to confirm').fill('delete');
    expect(await violations(page)).toEqual([]);
    await send.click();
    const receipt = page.getByRole('status').filter({ hasText: 'Your request has arrived' });
    await expect(receipt).toContainText(/DEL-\w{6}/);
    const [reference = ''] = /DEL-\w{6}/.exec((await receipt.textContent()) ?? '') ?? [];
    const saved = page.waitForEvent('download');
    await receipt.getByRole('button', { name: 'SAVE RECEIPT' }).click();
    expect((await saved).suggestedFilename()).toBe(`${reference}.txt`);
    await receipt.getByRole('button', { name: 'LOG OUT' }).click();
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).toContain(reference);
    expect(kept).not.toContain(mobile);

    await page.goto(mall.url('10072', '/malls/10072').replace('//10072.', '//'));
    const row = page.getByRole('row').filter({ hasText: reference });
    await row.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(reference)).toHaveCount(0);
  });
});

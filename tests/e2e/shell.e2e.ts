import { expect, openAs, test } from './fixtures';
import { holdBack } from './hold-back';

test.describe('shell', () => {
  test('keeps the right-click menu closed', async ({ page, mall }) => {
    await page.goto(mall.url('36', '/login'));
    await expect(page.getByRole('alert')).toBeAttached();
    const allowed = await page.evaluate(() =>
      document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
    expect(allowed).toBe(false);
  });

  test('moves the focus to the new screen', async ({ page, mall }) => {
    await page.goto(mall.url('10071', '/terms-of-use'));
    await page.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(page.getByLabel('Mobile number')).toBeFocused();
  });

  test('has low bars on a phone held sideways, and a header that scrolls away', async ({ page, mall }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openAs(page, mall, '36');
    const header = page.getByRole('banner');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(44);
    expect((await navigation.boundingBox())?.height).toBeLessThanOrEqual(45);
    await expect(navigation.getByText('Redeem')).toBeVisible();
    await page.getByText('Take a little home').scrollIntoViewIfNeeded();
    await expect(header).not.toBeInViewport();
    await expect(navigation).toBeInViewport();
  });
});

test('a tapped tab or link answers at once, while its screen is still on its way', async ({ page, mall }) => {
  await openAs(page, mall, '36', '/more');
  const letGo = await holdBack(page, '**/assets/{offers,feedback,_customer.offers,_customer.feedback}-*.js');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  const lit = tabs.locator('[aria-current=page]');
  await tabs.getByRole('link', { name: 'Offers' }).click();
  await expect(lit).toHaveText('Offers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More');

  const feedback = page.getByRole('link', { name: 'Feedback' });
  await feedback.click();
  await expect(feedback).toHaveCSS('opacity', '0.6');
  await expect(lit).toHaveText('More');

  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback');
});

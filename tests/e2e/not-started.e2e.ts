import type { Page } from '@playwright/test';
import { expect, type Mall, test } from './fixtures';

const sentence = 'This app could not start.';

/** Answers the app's entry with something else. */
async function openWithEntry(
  page: Page,
  mall: Mall,
  script: string | undefined,
  path: string,
): Promise<void> {
  await page.route(/\/assets\/main-.*\.js$/, (route) =>
    script === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(mall.url('10072', path));
}

for (const path of ['/login', '/faqs']) {
  test(`A browser that cannot read the app says what to do, at ${path}`, async ({ page, mall }) => {
    await openWithEntry(page, mall, 'const = 1;', path);
    await expect(page.getByText(sentence)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Loading')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeHidden();
  });
}

test('An app that never arrives does not show that sentence', async ({ page, mall }) => {
  await openWithEntry(page, mall, undefined, '/faqs');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByText(sentence)).toBeHidden();
});

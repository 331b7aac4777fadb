import { expect, test } from './fixtures';

// not-started.test.ts runs the script of the page without a browser; here is what its rules make of the page.
for (const path of ['/login', '/faqs']) {
  test(`A browser that cannot read the app says what to do, at ${path}`, async ({ page, mall }) => {
    await page.route(/\/assets\/main-.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const = 1;' }),
    );
    await page.goto(mall.url('10072', path));
    await expect(page.getByText('This app could not start.')).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Loading')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeHidden();
  });
}

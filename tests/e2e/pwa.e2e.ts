import { people } from '../../sandbox/members/sample-people';
import { expect, openAs, test } from './fixtures';

/** What Chrome's tracing says of one step. */
interface TraceEvent {
  name: string;
  args?: { data?: { url?: string; producedCacheSize?: number } };
}

test.use({ serviceWorkers: 'allow' });

test.describe('the built sites', () => {
  test('a button has the primary colour of its mall', async ({ page, mall }) => {
    await page.goto(mall.url('10070', '/login'));
    await page.getByLabel('Mobile number').fill(people.aarav.mobile);
    const button = page.getByRole('button', { name: 'GET OTP' });
    await expect(button).toBeEnabled();
    await expect(button).toHaveCSS('background-color', 'rgb(216, 30, 107)'); // as in its merchant.json
  });

  test('are installable: manifest, icons and a service worker that controls the page', async ({
    page,
    mall,
  }) => {
    await page.goto(mall.url('10071', '/login'));
    const session = await page.context().newCDPSession(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  test('leave addresses that are no screens to the server', async ({ page, mall }) => {
    await page.goto(mall.url('10071', '/login'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    for (const path of ['/.well-known/assetlinks.json', '/assets/none.js']) {
      expect((await page.goto(mall.url('10071', path)))?.status(), path).toBe(404);
    }
  });

  test('start offline on any route', { tag: '@journey' }, async ({ page, mall, context }) => {
    await openAs(page, mall, '10072');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page.getByText('Available Points')).toBeVisible();
    // The dashboard's data is kept a moment after it shows.
    await page.waitForFunction(() => localStorage.getItem('state.queries') !== null);
    await context.setOffline(true);
    await page.goto(mall.url('10072', '/dashboard'));
    await expect(page.getByText('12,480.50')).toBeVisible();
    await expect(page.getByText(/^Offline\. As of \d{1,2}:\d\d [ap]m, \d{1,2} \w{3}\.$/)).toBeVisible();
    await page.goto(mall.url('10072', '/terms-of-use'));
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('start a second time without storing compiled copies of their scripts first', async ({
    page,
    mall,
    browser,
  }) => {
    await openAs(page, mall, '36');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const categories = ['v8', 'devtools.timeline', 'disabled-by-default-v8.compile'];
    await browser.startTracing(page, { categories });
    await page.reload();
    await expect(page.getByText('Available Points')).toBeVisible();
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    expect(traceEvents.some(({ name }) => name === 'v8.evaluateModule')).toBe(true);
    const stored = traceEvents.filter(({ args }) => args?.data?.producedCacheSize);
    expect(stored.map(({ args }) => args?.data?.url)).toEqual([]);
  });

  test('run without a violation of their content security policy', async ({ page, mall }) => {
    const violations: string[] = [];
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`violates ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
      });
    });
    page.on('console', (message) => {
      if (message.text().startsWith('violates')) violations.push(message.text());
    });
    await openAs(page, mall, '10072', '/terms-of-use');
    await expect(page.getByRole('main')).toContainText(/\w{20,}|\w+ \w+ \w+/);
    expect(violations).toEqual([]);
  });
});

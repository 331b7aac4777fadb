import type { CDPSession, Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';
import { chromiumArguments } from '../browser/chromium-arguments';
import { findChromium } from '../browser/find-chromium';
import { home, operate } from '../sandbox/harness';
import { expect, type Mall, openAs, test } from './fixtures';

const executablePath = findChromium();
test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  // the headless shell shows no notifications
  launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
});

/** ms: a busy machine takes its time until the browser has loaded the icons and shows a message. */
const patience = { timeout: 60_000 };

const message = {
  title: 'Hello',
  push_text: 'The lights are on.',
  communication_msg_id: 'n1',
  deep_link_url: '/offers',
};

/** Sends the site's service worker a push message, as the browser's push service would. */
async function push(page: Page, content: object) {
  // A worker that is still being activated gets no push messages.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session, page);
  const { origin } = new URL(page.url());
  const data = JSON.stringify(content);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

function registrationOf(session: CDPSession, page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  return new Promise((resolve, reject) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
    session.send('ServiceWorker.enable').catch(reject);
  });
}

/** Taps what the device shows. No protocol does that, so the event is the test's own; it reaches the real worker. */
async function tap(page: Page) {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(async () => {
    // The types of the test are those of a page.
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('The device shows nothing.');
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
}

/** The operator of mall 36 sends somebody a notification. */
async function sendTo(firstName: string, mall: Mall) {
  const markup = await (await mall.sandbox.fetch(new Request(`${home}/malls/36`))).text();
  const member = new RegExp(`<option value="(\\d+)"[^>]*>${firstName} `).exec(markup)?.[1] ?? '';
  await operate(mall, 'notifications', { member, title: 'Hello', body: 'A note', picture: '' }, '36');
}

/** How many messages the device shows. */
const shown = (page: Page) =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).length);

test('a customer who logs out takes her push messages along', async ({ page, mall }) => {
  await openAs(page, mall, '36', '/more');
  await push(page, message);
  await expect.poll(() => shown(page), patience).toBe(1);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
  await expect.poll(() => shown(page)).toBe(0);
});

test('a tap on a push message lets the open tab go to its deep link without loading the page again, and marks it as read', async ({
  page,
  mall,
}) => {
  await sendTo('Zoya', mall);
  await openAs(page, mall, '36', '/notifications', people.zoya.mobile);
  const row = page.getByRole('listitem').filter({ hasText: 'A note' });
  await expect(row.getByText('Unread')).toBeAttached();
  const href = await row.getByRole('link').getAttribute('href');
  await push(page, { ...message, communication_msg_id: href?.split('/').at(-1) });
  await expect.poll(() => shown(page), patience).toBe(1);
  // The late part of the shell listens to the service worker.
  await expect(page.getByRole('alert')).toBeAttached();
  await page.evaluate(() => {
    document.documentElement.dataset.loaded = 'once';
  });
  await tap(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.loaded)).toBe('once');
  expect(await shown(page)).toBe(0);
  await page.goBack();
  await expect(row).toBeVisible();
  await expect(row.getByText('Unread')).not.toBeAttached(patience);
});

import type { Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';
import { expect, openAs, test } from './fixtures';
import { verifyOtp } from './login-screens';

test.use({ serviceWorkers: 'allow' });

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface Shared {
  name: string;
  bytes?: readonly number[];
  size?: number;
}

/** Shares files as another app does: by a form that the browser sends to the manifest's address. */
async function share(page: Page, files: readonly Shared[]): Promise<void> {
  const done = page.waitForURL((url) => url.pathname !== '/share-bill' && url.pathname !== '/faqs');
  await page.evaluate((given) => {
    const data = new DataTransfer();
    for (const { name, bytes = [], size = 0 } of given) {
      const rest = new Uint8Array(Math.max(0, size - bytes.length));
      data.items.add(new File([new Uint8Array(bytes), rest], name, { type: 'image/png' }));
    }
    const form = document.createElement('form');
    form.method = 'POST';
    form.enctype = 'multipart/form-data';
    form.action = '/share-bill';
    const input = document.createElement('input');
    input.type = 'file';
    input.name = 'bills';
    input.multiple = true;
    input.files = data.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, files);
  await done;
}

/** A page that the service worker controls, and that nothing is entered on. */
async function openControlled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const bills = (page: Page) => page.getByRole('list', { name: 'Bills' }).getByRole('listitem');
const photo = (name: string, size = 100): Shared => ({ name, bytes: png, size });

test('photos that another app shares are chosen bills, and stay when the page is killed', async ({
  page,
  mall,
  context,
}) => {
  await openAs(page, mall, '10072');
  await openControlled(page, mall.url('10072', '/faqs'));
  await share(page, [photo('one.png'), photo('two.png')]);
  expect(new URL(page.url()).pathname).toBe('/submit-bill');
  await expect(bills(page)).toHaveText([/one\.png/, /two\.png/]);
  await page.close();
  const again = await context.newPage();
  await again.goto(mall.url('10072', '/submit-bill'));
  await expect(bills(again)).toHaveText([/one\.png/, /two\.png/]);
});

test('a share before the login waits for it, and belongs to whoever logs in first', async ({
  page,
  mall,
}) => {
  await openControlled(page, mall.url('10072', '/faqs'));
  await share(page, [photo('mine.png')]);
  await expect(page).toHaveURL(/\/login$/);
  await verifyOtp(page, mall, '10072', people.aarav.mobile);
  await expect(page).toHaveURL(/\/submit-bill$/);
  await expect(bills(page)).toHaveText([/mine\.png/]);
  expect(await page.evaluate(async () => (await (await caches.open('shared-bills')).keys()).length)).toBe(0);
});

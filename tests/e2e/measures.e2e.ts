import type { Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';
import { newNumber } from '../setup/new-number';
import { leaveUploads, leftFiles } from '../torture/left-uploads';
import { violations } from './axe';
import { darkPhoto, pdf } from './bill-photos';
import { heading } from './cart';
import { dateForms } from './date-forms';
import { expect, type Mall, openAs, signInAs, test } from './fixtures';
import { layoutFaults } from './layout-faults';
import { requestOtp, verifyOtp } from './login-screens';
import { passTimeUntil } from './pass-time';
import { customerStops, type Stop, visitorStops } from './screens';
import { spokenFaults } from './spoken-faults';

const mallId = '36';

// axe is the test's own script, and the site's policy would refuse it.
test.use({ bypassCSP: true });

test('header and progress bar grow with the window, and the column stops at 660 px', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '36', '/more');
  const measured: [window: number, header: number, bar: number][] = [];
  for (const width of [320, 321, 361, 381, 401, 421, 481, 610, 641]) {
    await page.setViewportSize({ width, height: 844 });
    const [height, bar] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--ui-header-height', '--ui-progress-height'].map((name) =>
        Number.parseFloat(style.getPropertyValue(name)),
      );
    });
    measured.push([width, height ?? 0, bar ?? 0]);
  }
  const heights = measured.map(([, height]) => height);
  const bars = measured.map(([, , bar]) => bar);
  expect([heights[0], heights.at(-1), bars[0], bars.at(-1)]).toEqual([43, 86, 31, 45]);
  // Every window is a step of its own, and none makes anything smaller.
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
  expect(bars).toEqual([...bars].sort((a, b) => a - b));
  const header = await page.locator('header').boundingBox();
  expect(Math.floor(header?.height ?? 0)).toBeGreaterThanOrEqual(86);
  await page.setViewportSize({ width: 1280, height: 844 });
  expect((await page.getByRole('main').boundingBox())?.width).toBe(660);
});

test('a long tier leaves the programme its name, and a long price its unit, at 320 px', async ({
  page,
  mall,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openAs(page, mall, mallId, '/membership');
  const card = page.getByRole('main').getByText('Mitti Circle').first();
  await expect(card).toBeVisible();
  await page
    .getByRole('main')
    .getByText('Silver', { exact: true })
    .first()
    .evaluate((tier) => tier.replaceChildren('Signature Platinum Plus'));
  expect((await card.boundingBox())?.width).toBeGreaterThan(70);

  await page.goto(mall.url(mallId, '/dashboard'));
  const price = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .getByText(/^\d+ \w$/)
    .first();
  await price.evaluate((figure) => {
    figure.firstChild?.replaceWith('12,345.25');
    figure.lastElementChild?.replaceChildren(' Points');
  });
  expect(await layoutFaults(page, 'main')).toEqual([]);
});

const sizes = [
  { width: 568, height: 320 },
  { width: 844, height: 390 },
  { width: 1024, height: 600 },
  { width: 320, height: 568 },
  // Somebody who needs large letters.
  { width: 390, height: 844, letters: 32 },
  // On such a phone a word may be cut, but nobody has to scroll to the side.
  { width: 320, height: 640, letters: 32, faults: /^The page is/ },
];

/** Looks at the page in every size. `part` leaves out what a bar or a toast covers for a moment. */
async function walk(page: Page, name: string, part = 'body') {
  const session = await page.context().newCDPSession(page);
  for (const { letters = 16, faults = /./, ...size } of sizes) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await page.setViewportSize(size);
    const found = (await layoutFaults(page, part)).filter((fault) => faults.test(fault));
    expect.soft(found, `${name} at ${size.width}×${size.height}, letters of ${letters} px`).toEqual([]);
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();
}

/** Asks axe and the accessibility tree on a phone, and walks through the sizes. */
async function judge(page: Page, name: string, part?: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await violations(page), `axe at ${name}`).toEqual([]);
  expect.soft(await spokenFaults(page), `the accessibility tree of ${name}`).toEqual([]);
  await walk(page, name, part);
}

async function visit(page: Page, mall: Mall, stops: readonly Stop[]) {
  for (const { path, through, visitor } of stops) {
    await page.goto(mall.url(mallId, through ?? path));
    if (through) await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(mall.url(mallId, path));
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(heading(page)).toHaveCount(1);
    await expect(page).toHaveTitle(/ · /);
    const name = `${path}${visitor ? ' for a visitor' : ''}`;
    await judge(page, name);
    expect.soft((await dateForms(page)).slice(1), `forms of dates at ${name} beside the first`).toEqual([]);
  }
}

test.describe('nothing is wider than the window, every control can be reached, axe has no complaint, all has words, and dates have one form', () => {
  test.describe.configure({ mode: 'parallel' });

  test('on the screens of visitors', { tag: '@journey' }, async ({ page, mall }) => {
    await visit(page, mall, visitorStops);
    await verifyOtp(page, mall, mallId, newNumber);
    await expect(page.getByLabel('First name')).toBeVisible();
    await judge(page, 'registration');
    await page.evaluate(() => sessionStorage.clear());
    await requestOtp(page, mall, mallId, people.aarav.mobile);
    await judge(page, 'otpverification');
  });

  const half = Math.ceil(customerStops.length / 2);
  for (const [words, stops] of [
    ['first', customerStops.slice(0, half)],
    ['second', customerStops.slice(half)],
  ] as const) {
    test(`on the ${words} half of the screens of customers`, { tag: '@journey' }, async ({ page, mall }) => {
      test.slow(); // axe looks at twenty screens
      await signInAs(page, mall, mallId);
      await visit(page, mall, stops);
    });
  }

  // Mall 36 has the fourth one.
  for (const other of ['10068', '10070', '10071']) {
    test(`in the layout of Refer & Earn of mall ${other}`, async ({ page, mall }) => {
      await openAs(page, mall, other, '/refer-friend');
      await page.waitForLoadState('networkidle');
      await walk(page, 'Refer & Earn');
    });
  }

  test('in sheets, dialogs and drawers', async ({ page, mall }) => {
    await openAs(page, mall, mallId, '/myCart', people.ishita.mobile);
    await expect(page.getByText('Total', { exact: true })).toBeVisible();
    await judge(page, 'a full cart');
    for (const [path, button] of [
      ['/myCart', 'Confirm Purchase'],
      ['/redeem', 'Sort'],
      ['/redeem', 'Filter'],
      ['/product/1', 'Terms & Conditions'],
      ['/more', 'Logout'],
      ['/edit-profile', 'Choose your date of birth'],
      ['/store-locator/floor-plan/1', /^Floor plan of/],
    ] as const) {
      await page.goto(mall.url(mallId, path));
      await page
        .getByRole('button', { name: button, exact: typeof button === 'string' })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await judge(page, `${button}`);
    }
    await page.goto(mall.url(mallId, '/redeem'));
    await page.getByRole('button', { name: 'Filter' }).click();
    for (const choice of [0, 1, 2]) await page.getByRole('checkbox').nth(choice).check();
    await page.getByRole('button', { name: 'APPLY' }).click();
    await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('button')).toHaveCount(3);
    await judge(page, 'filters in use');
    await page.goto(mall.url(mallId, '/store-locator'));
    await page.getByRole('combobox', { name: 'Location' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await judge(page, 'the locations', '[role=listbox]');
  });

  test('with chosen bills, the bar of uploads, and what stands over a screen', async ({ page, mall }) => {
    const files = [await darkPhoto('a-photo-of-a-bill-with-a-long-name.jpg'), pdf('words.pdf')];
    await openAs(page, mall, mallId, '/submit-bill');
    await page.getByLabel('Choose files').setInputFiles(files);
    await expect(page.getByText('This photo looks dark. Take it again?')).toBeVisible();
    await judge(page, 'a short bill');
    await page.getByRole('tab', { name: 'Long Bill' }).click();
    await walk(page, 'the question before chosen bills are lost');
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByLabel('Location').selectOption({ index: 1 });
    await page.getByLabel('Choose files').setInputFiles(files);
    await expect(page.getByText('This photo looks dark. Take it again?')).toBeVisible();
    await judge(page, 'a long bill');
    await page.getByRole('button', { name: 'Brand' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await judge(page, 'the brands of a bill');
    await signInAs(page, mall, mallId);
    await leaveUploads(page, leftFiles(31, 3));
    await page.goto(mall.url(mallId, '/dashboard'));
    await expect(page.getByRole('region', { name: 'Bill upload' })).toContainText('All bills submitted');
    await walk(page, 'the bar of uploads');
    await page.goto(mall.url(mallId, '/bill-upload'));
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await walk(page, 'the list of uploads');
  });

  test('while the app says something itself', async ({ page, mall, context }) => {
    await openAs(page, mall, mallId, '/dashboard');
    await expect(page.getByRole('alert')).toBeAttached();
    await context.setOffline(true);
    await expect(page.getByText(/^Offline\. As of /)).toBeVisible();
    await walk(page, 'the offline notice');
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(mall.url(mallId, '/manifest.webmanifest'));
    await page.evaluate(() => localStorage.removeItem('promptCounter'));
    await page.clock.install();
    await page.goto(mall.url(mallId, '/dashboard'));
    await passTimeUntil(page, page.getByRole('dialog', { name: /^Install/ }));
    await walk(page, 'the install card');
    mall.sandbox.faults.set({ kind: 'html', call: 'getOtp', times: 1 });
    await page.evaluate(() => localStorage.clear());
    await page.goto(mall.url(mallId, '/login'));
    await page.getByLabel('Mobile number').fill(people.aarav.mobile);
    await page.getByRole('button', { name: 'GET OTP' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await walk(page, 'a toast', '[role=alert]');
    await page.route('**/assets/faqs-*.js', (route) => route.abort());
    await page.goto(mall.url(mallId, '/faqs'));
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await walk(page, 'the error screen');
    await mall.sandbox.changeSettings(mallId, { maintenance: true });
    await page.goto(mall.url(mallId, '/terms-of-use'));
    await expect(heading(page)).toHaveText('Hey there!');
    await walk(page, 'the maintenance page');
  });
});

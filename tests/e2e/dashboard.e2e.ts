import { expect, openAs, signInAs, test } from './fixtures';
import { holdBack } from './hold-back';

test.describe('dashboard', () => {
  test('sends the call for the points before the app is there, and not again', async ({ page, mall }) => {
    await signInAs(page, mall, '10072');
    const asked: string[] = [];
    const refused: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('console', (message) => {
      if (/Content Security Policy|preload|head start/.test(message.text())) refused.push(message.text());
    });
    const letCoreIn = await holdBack(page, '**/assets/main-*.js');
    await page.goto(mall.url('10072', '/dashboard'), { waitUntil: 'commit' });
    const merchantCalls = () => asked.filter((path) => path === '/api/getMerchantDetails');
    await expect.poll(merchantCalls).toHaveLength(1);
    await expect.poll(() => asked).toContainEqual(expect.stringContaining('/assets/_customer.dashboard-'));
    letCoreIn();
    await expect(page.getByText('Worth ₹3,120.13')).toBeVisible();
    expect(merchantCalls()).toHaveLength(1);
    expect(refused).toEqual([]);
  });

  test("replaces the page's outline by the screen, not by an empty page", async ({ page, mall }) => {
    await signInAs(page, mall, '10072');
    await page.addInitScript(() => {
      let outlined = false;
      new MutationObserver(() => {
        const outline = document.querySelector('#root > .first-paint');
        outlined ||= outline !== null;
        if (outlined && !outline)
          document.body.dataset.after ??= document.querySelector('#root main') ? 'screen' : 'nothing';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(mall.url('10072', '/dashboard'));
    await expect(page.getByText('Worth ₹3,120.13')).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset.after)).toBe('screen');
  });

  test('comes also when its code takes longer than the outline waits', async ({ page, mall }) => {
    await signInAs(page, mall, '10072');
    await page.clock.install();
    const letScreenIn = await holdBack(page, '**/assets/_customer.dashboard-*.js');
    await page.goto(mall.url('10072', '/dashboard'), { waitUntil: 'commit' });
    const outline = page.locator('#root > .first-paint');
    await expect(outline).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(3_000);
      await expect(outline).toHaveCount(0, { timeout: 500 });
    }).toPass();
    letScreenIn();
    await expect(page.getByText('Worth ₹3,120.13')).toBeVisible();
  });

  test('shows on a second visit what is kept in its first render', async ({ page, mall }) => {
    await openAs(page, mall, '10072');
    await expect(page.getByText('Worth ₹3,120.13')).toBeVisible();
    for (const name of ['state.queries', 'state.wallet']) {
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), name)).not.toBeNull();
    }
    await page.addInitScript(() => {
      // On a slow phone, the screen's code may be there before the kept data.
      const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
      crypto.subtle.decrypt = async (...values) => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        return decrypt(...values);
      };
      new MutationObserver(() => {
        const main = document.querySelector<HTMLElement>('#root main');
        if (main && main.innerText.trim() !== '') document.body.dataset.first ??= main.innerText;
      }).observe(document, { childList: true, subtree: true });
    });
    await holdBack(page, '**/api/**');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Worth ₹3,120.13')).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset.first)).toContain('Worth ₹3,120.13');
  });

  test('cuts no figure at 320 px and twice the text size', async ({ page, mall }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(page, mall, '10072');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const card = page.getByRole('link', { name: 'Available Points' });
    expect(await card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

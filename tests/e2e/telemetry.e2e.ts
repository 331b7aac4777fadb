import { expect, openAs, test } from './fixtures';
import { withConfig } from './with-config';

test('a page tells how fast it was when the shopper turns away, and nothing once she logged out', async ({
  page,
  mall,
}) => {
  const integrations = { telemetry: { url: 'https://metrics.mall.example/app' } };
  await withConfig(mall, '36', { integrations }, async (own) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/telemetry')) sent.push(request.postData() ?? '');
    });
    const code = page.waitForResponse(/\/assets\/telemetry-[\w-]+\.js$/);
    await openAs(page, own, '36');
    await code;
    const turnAway = () => page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));
    await expect(async () => {
      await turnAway();
      expect(sent).toHaveLength(1);
    }).toPass();
    expect(JSON.parse(sent[0] ?? '')).toEqual({
      release: expect.stringMatching(/^[\w-]{8}$/),
      route: '/dashboard',
      vitals: expect.any(Object),
    });
    // The browser tells each of them in its own time.
    expect(JSON.stringify(JSON.parse(sent[0] ?? '').vitals)).toMatch(/^\{("(lcp|inp|cls)":[\d.]+,?)+\}$/);
    await expect(async () => {
      const shown = await mall.sandbox.fetch(new Request('http://localhost/malls/36'));
      expect(await shown.text()).toContain('<td>/dashboard</td>');
    }).toPass();

    await page.goto(own.url('36', '/more'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    const before = sent.length;
    await turnAway();
    await page.goto(own.url('36', '/terms-of-use'));
    expect(sent).toHaveLength(before);
  });
});

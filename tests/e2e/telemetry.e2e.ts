import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSites } from '../../build/pipeline';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { startServer } from '../../sandbox/serve';
import { expect, openAs, test } from './fixtures';
import { e2eEnvironment, e2eMerchants, merchantsFolder } from './sites';

test('a page tells how fast it was when the shopper turns away, and nothing once she logged out', async ({
  page,
  mall,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'telemetry-'));
  const [merchants, out] = [join(folder, 'merchants'), join(folder, 'sites')];
  await cp(join(merchantsFolder, '36'), join(merchants, '36'), { recursive: true });
  const config = join(merchants, '36', 'merchant.json');
  const integrations = { telemetry: { url: 'https://metrics.mall.example/app' } };
  await writeFile(config, JSON.stringify({ ...JSON.parse(await readFile(config, 'utf8')), integrations }));
  const environment = { ...e2eEnvironment, insteadOfConfig: '/api' }; // as npm start: the sandbox receives it
  const options = { merchants, out, environment, keep: 1, root: projectRoot, cache: cacheFolder };
  expect(await buildSites({ ...options, only: ['36'] })).toMatchObject({ ok: true });
  const server = await startServer({
    root: out,
    sandbox: mall.sandbox,
    merchants: await e2eMerchants(),
    port: 0,
  });
  try {
    const own = { ...mall, url: (id: string, path = '/') => `http://${id}.localhost:${server.port}${path}` };
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
      vitals: expect.objectContaining({ lcp: expect.any(Number), cls: expect.any(Number) }),
    });
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
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});

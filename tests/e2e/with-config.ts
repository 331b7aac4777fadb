import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvironmentSources } from '../../build/environment/environment';
import { buildSites } from '../../build/pipeline';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { startServer } from '../../sandbox/serve';
import { expect, type Mall } from './fixtures';
import { e2eEnvironment, e2eMerchants, merchantsFolder } from './sites';

/** Serves a mall with more in its config, as `npm start` does: behind /api stands the sandbox of `mall`. */
export async function withConfig(
  mall: Mall,
  merchantId: string,
  more: object,
  use: (own: Mall) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'own-site-'));
  const environment = { ...e2eEnvironment, insteadOfConfig: '/api' };
  const out = await buildWithConfig(folder, merchantId, more, environment);
  const server = await startServer({
    root: out,
    sandbox: mall.sandbox,
    merchants: await e2eMerchants(),
    port: 0,
  });
  try {
    await use({ ...mall, url: (id, path = '/') => `http://${id}.localhost:${server.port}${path}` });
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds a mall with more in its config, below `folder`, also as another release. Gives the folder of its site's link. */
export async function buildWithConfig(
  folder: string,
  merchantId: string,
  more: object,
  environment: EnvironmentSources,
): Promise<string> {
  const [merchants, out] = [join(folder, 'merchants'), join(folder, 'sites')];
  await cp(join(merchantsFolder, merchantId), join(merchants, merchantId), { recursive: true });
  const config = join(merchants, merchantId, 'merchant.json');
  await writeFile(config, JSON.stringify({ ...JSON.parse(await readFile(config, 'utf8')), ...more }));
  const options = { merchants, out, environment, keep: 2, root: projectRoot, cache: cacheFolder };
  expect(await buildSites({ ...options, only: [merchantId] })).toMatchObject({ ok: true });
  return out;
}

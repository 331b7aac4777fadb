import { fileURLToPath } from 'node:url';
import { loadMerchants } from '../../build/load';
import type { SandboxMerchant } from '../../sandbox/merchants';
import { sandboxMerchantOf } from '../../scripts/sandbox-merchant';

/** Where the sites of a browser run stand; apart from `dist/`, so that a test run never touches what is served. */
export const sitesFolder = fileURLToPath(new URL('../../.tmp/e2e/sites', import.meta.url));

export const merchantsFolder = fileURLToPath(new URL('../../merchants', import.meta.url));

/** What the environment is during the tests: nothing from the machine reaches the sites. */
export const e2eEnvironment = { variables: {}, file: {} };

/** The repository's merchants, as the sandbox wants them. */
export async function e2eMerchants(): Promise<SandboxMerchant[]> {
  const { merchants } = await loadMerchants(merchantsFolder);
  return merchants.map(sandboxMerchantOf);
}

import { fileURLToPath } from 'node:url';
import { loadMerchants } from '../../build/load';
import type { SandboxMerchant } from '../../sandbox/merchants/sandbox-merchant';
import { sandboxMerchantOf } from '../../scripts/sandbox-merchant';

/** Where the sites of a browser run stand; apart from `dist/`, so that a test run never touches what is served. */
export const sitesFolder = fileURLToPath(new URL('../../.tmp/e2e/sites', import.meta.url));

export const merchantsFolder = fileURLToPath(new URL('../../merchants', import.meta.url));

/** The malls that the tests visit; a mall more in the repository changes nothing for them. */
export const e2eMalls = ['36', '10068', '10070', '10071', '10072'] as const;

/** What the environment is during the tests: nothing from the machine reaches the sites. */
export const e2eEnvironment = { variables: {}, file: {} };

/** Those malls, as the sandbox wants them. */
export async function e2eMerchants(): Promise<SandboxMerchant[]> {
  const { merchants } = await loadMerchants(merchantsFolder, e2eMalls);
  return merchants.map(sandboxMerchantOf);
}

import { fileURLToPath } from 'node:url';
import { loadMerchants } from '../../build/config/load';
import type { SandboxMerchant } from '../../sandbox/noun/sandbox-merchant';
import { sandboxMerchantOf } from '../../tools/shared/sandbox-merchant';

/** The folder for the sites of a browser run. It is not `dist/`, so that tests never touch published sites. */
export const sitesFolder = fileURLToPath(new URL('../../.tmp/e2e/sites', import.meta.url));

export const merchantsFolder = fileURLToPath(new URL('../../merchants', import.meta.url));

/** The malls that the tests visit. Another mall in the repository does not affect them. */
export const e2eMalls = ['36', '10068', '10070', '10071', '10072'] as const;

/** The environment of the tests. Values of the machine do not reach the sites. Nobody signs push messages with this key. */
export const e2eEnvironment = {
  variables: {},
  file: {},
  defaultPushKey: 'BJHCSSPgLqaoX84Jq2Q4HsFE2Vtp6Q9vgY8CCSW599PxzgLne_fxg_PR8bE0oRtT3hans1xOXKAbVHkNf_ixFb0',
};

/** The same malls in the sandbox's form. A process loads them once for all its tests. */
export function e2eMerchants(): Promise<readonly SandboxMerchant[]> {
  merchants ??= loadMerchants(merchantsFolder, e2eMalls).then((all) => all.merchants.map(sandboxMerchantOf));
  return merchants;
}

let merchants: Promise<readonly SandboxMerchant[]> | undefined;

import { sha256 } from '../core/site-file';
import type { Environment } from '../environment/environment';
import { canonicalJson, hashMerchant } from './hash-merchant';
import type { Merchant } from './merchant';

/** The `config` of a site's `build.json`: all that a site has of its mall and of the environment. */
export function configHash(merchant: Merchant, environment: Environment): string {
  return sha256([hashMerchant(merchant), canonicalJson(environment)].join('\n'));
}

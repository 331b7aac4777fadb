import type { MerchantConfig } from '@/brand/merchant-schema';
import type { Rights } from '@/brand/rights';
import { type MadeFile, madeFile, sha256 } from '../core/site-file';

/** What a mall says of help and rights, in a file of its own. Undefined where it says nothing. */
export function rightsFile({ help, rights }: MerchantConfig): MadeFile | undefined {
  if (!help && !rights) return undefined;
  const json = `${JSON.stringify({ ...(help && { help }), ...rights } as Rights)}\n`; // in JSON, no key is without a value
  return madeFile(`assets/rights-${sha256(json).slice(0, 16)}.json`, json);
}

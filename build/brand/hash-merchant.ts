import { sha256 } from '../core/site-file';
import type { Merchant } from './merchant';

/**
 * One hash over a merchant's config and the files that it names. The order of the keys and the layout of the file make
 * no difference.
 */
export function hashMerchant({ id, config, logo, icon, share, screenshots, typeface }: Merchant): string {
  const files = [logo, icon ?? '', share ?? '', ...(typeface?.files.map(({ bytes }) => bytes) ?? [])];
  const taken = screenshots?.map(({ path, bytes }) => `${path} ${sha256(bytes)}`) ?? [];
  return sha256([id, sha256(canonicalJson(config)), ...files.map(sha256), ...taken].join('\n'));
}

/** JSON with its keys in order of code points. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

import { sha256 } from '../core/site-file';
import type { Merchant } from './merchant';

/**
 * One hash over a merchant's config and the files that it names. The order of the keys and the layout of the file make
 * no difference. The ring is left out: it says when a site goes out, not what is in it.
 */
export function hashMerchant({ id, config, logo, icon, share, screenshots, typeface }: Merchant): string {
  const files = [logo, icon ?? '', share ?? '', ...(typeface?.files.map(({ bytes }) => bytes) ?? [])];
  const taken = screenshots?.map(({ path, bytes }) => `${path} ${sha256(bytes)}`) ?? [];
  const { release: _, ...shown } = config;
  return sha256([id, sha256(canonicalJson(shown)), ...files.map(sha256), ...taken].join('\n'));
}

/** JSON with its keys in order of code points. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

import { merchantSchema } from '@/brand/merchant-schema';
import { sha256 } from '../core/site-file';
import type { Environment } from '../environment/environment';
import type { Merchant } from './merchant';

/**
 * One hash over a merchant's config and the files that it names. The order of the keys and the layout of the file make
 * no difference. What is usual is left out, so that a new key of the schema changes no mall. So is the ring: it says when a
 * site goes out, not what is in it.
 */
export function hashMerchant({
  id,
  config,
  logo,
  icon,
  share,
  photo,
  screenshots,
  typeface,
  headline,
}: Merchant): string {
  const files = [logo, icon ?? '', share ?? '', ...fontsIn(typeface), ...fontsIn(headline)];
  if (photo) files.push(photo);
  const taken = screenshots?.map(({ path, bytes }) => `${path} ${sha256(bytes)}`) ?? [];
  const { release: _, ...shown } = config;
  return sha256(
    [id, sha256(canonicalJson(unusual(shown, usual))), ...files.map(sha256), ...taken].join('\n'),
  );
}

const usual = merchantSchema.parse({ name: 'usual', hosts: ['usual.example'] });

/** A value without those keys of its objects that have the usual value. */
function unusual(value: unknown, usual: unknown): unknown {
  if (!isObject(value) || !isObject(usual)) return value;
  const own = Object.entries(value).filter(
    ([key, part]) => canonicalJson(part) !== canonicalJson(usual[key]),
  );
  return Object.fromEntries(own.map(([key, part]) => [key, unusual(part, usual[key])]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON with its keys in order of code points. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function fontsIn(typeface: Merchant['typeface']): Buffer[] {
  return typeface?.files.map(({ bytes }) => bytes) ?? [];
}

/** The `config` of a site's `build.json`: all that a site has of its mall and of the environment. */
export function configHash(merchant: Merchant, environment: Environment): string {
  return sha256([hashMerchant(merchant), canonicalJson(environment)].join('\n'));
}

import { insideHref, longestAddress, parsedUrl } from './inside-href';

export type LinkTarget = { kind: 'inside'; href: string } | { kind: 'outside'; href: string };

/**
 * Where an address from a backend leads: to a path of this app, or to an https address elsewhere, also written as
 * `www.…`. Undefined for everything else, which nobody may follow (docs/product/notifications.md#deep-links). An address
 * elsewhere must say https, because `//evil.example` looks like a path.
 */
export function linkTarget(address: string, origin: string): LinkTarget | undefined {
  const whole = address.trim().replace(/^(?=www\.)/i, 'https://');
  if (whole === '' || whole.length > longestAddress) return undefined;
  const inside = insideHref(whole, origin);
  if (inside !== undefined) return { kind: 'inside', href: inside };
  const url = /^https:\/\//i.test(whole) ? parsedUrl(whole, origin) : undefined;
  return url?.protocol === 'https:' ? { kind: 'outside', href: url.href } : undefined;
}

/**
 * Patterns for addresses that become part of a site's security policy and server configuration. They allow no character
 * that ends a directive there. `URL` alone would let quotes and semicolons through.
 */
const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const hostName = `${label}(\\.${label})*`;
const port = '(:\\d{1,5})?';

/** An absolute http(s) address without query, or a path on the site's own origin. */
export const apiBaseUrlPattern = new RegExp(
  `^(https?://(${hostName}|\\[[0-9a-f:.]+\\])${port}(/[\\w.~%+-]+)*/?|(/[\\w.~%+-]+)+/?)$`,
  'i',
);

/** Browsers and servers read these as another address: steps of dots, encoded slashes, control characters. */
const rewritten = /\/(\.|%2e){1,2}(?=\/|$)|%(2f|5c|[01][0-9a-f]|7f|(?![0-9a-f]{2}))/i;
const maxApiBaseUrl = 500;

/** Hosts stand in the page's Content-Security-Policy, which every first load carries. */
const maxHost = 80;

/** Why the host of an absolute address cannot be used, as the end of a sentence that begins with its name. */
export function hostFault(address: string): string | undefined {
  const host = /^https?:\/\/([^/:]*)/i.exec(address)?.[1] ?? '';
  return host.length > maxHost ? `must have a host name of at most ${maxHost} characters` : undefined;
}

/**
 * Why a text is not a backend address, as the end of a sentence that begins with its name. `undefined` for a good
 * address.
 */
export function apiBaseUrlFault(text: string): string | undefined {
  if (text.length > maxApiBaseUrl) return `must have at most ${maxApiBaseUrl} characters`;
  if (text.trim() !== text) return 'must not begin or end with a space';
  if (!/^(https?:\/\/|\/(?!\/))/i.test(text)) return 'must begin with https://, or be a path such as /api';
  if (/^https?:\/\/[^/?#]*@/i.test(text))
    return 'must not hold a user and a password, because everybody can read it';
  if (!apiBaseUrlPattern.test(text)) {
    return 'must be an https:// address or a path such as /api, without spaces, ? and #';
  }
  if (rewritten.test(text)) return 'must not contain steps of . or .., encoded slashes or control characters';
  // nginx compares a path after decoding it, so an encoded one would never be found
  if (text.startsWith('/') && text.includes('%')) return 'must be a path without %';
  if (Number(/:(\d+)(?=\/|$)/.exec(text)?.[1] ?? 0) > 65_535) return 'must have a port of at most 65535';
  if (!URL.canParse(text, 'http://localhost')) return 'must be an https:// address of a host that can exist';
  return hostFault(text);
}

/** A tile address: https, a fixed host after an optional `{s}.`, and `{z}`, `{x}`, `{y}` in its path. */
export const tileUrlPattern = new RegExp(
  `^https://(\\{s\\}\\.)?${hostName}${port}/(?=\\S*\\{z\\})(?=\\S*\\{x\\})(?=\\S*\\{y\\})\\S+$`,
  'i',
);

/** An https address of a page. Without a user and a password, because everybody can read it. */
export const pageAddressPattern = new RegExp(
  `^https://${label}(\\.${label})+${port}([/?#][^\\s"<>\\\\]*)?$`,
  'i',
);

/** An https address of a service. Without a query, because it stands in every page. */
export const serviceAddressPattern = new RegExp(
  `^https://${label}(\\.${label})+${port}(/[\\w.~-]+)*/?$`,
  'i',
);

/** A host that serves pictures, or all hosts below one: `cdn.my-mall.example`, `*.my-mall.example`. */
export const imageHostPattern = new RegExp(`^(\\*\\.)?${label}(\\.${label})+$`);

/**
 * Shapes of the addresses that reach a site's security policy and server configuration. They allow no letter that
 * ends a directive there; `URL` alone lets quotes and semicolons through.
 */
const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const hostName = `${label}(\\.${label})*`;
const port = '(:\\d{1,5})?';

/** An absolute http(s) address without query, or a path on the site's own origin. */
export const apiBaseUrlPattern = new RegExp(
  `^(https?://(${hostName}|\\[[0-9a-f:.]+\\])${port}(/[\\w.~%+-]+)*/?|(/[\\w.~%+-]+)+/?)$`,
  'i',
);

export function isApiBaseUrl(text: string): boolean {
  return apiBaseUrlPattern.test(text) && URL.canParse(text, 'http://localhost');
}

/** A tile address: https, a fixed host after an optional `{s}.`, and `{z}`, `{x}`, `{y}` in its path. */
export const tileUrlPattern = new RegExp(
  `^https://(\\{s\\}\\.)?${hostName}${port}/(?=\\S*\\{z\\})(?=\\S*\\{x\\})(?=\\S*\\{y\\})\\S+$`,
  'i',
);

/** A host that serves pictures, or every host below one: `cdn.my-mall.example`, `*.my-mall.example`. */
export const imageHostPattern = new RegExp(`^(\\*\\.)?${label}(\\.${label})+$`);

/** The site with the addresses below. */
export const hostileOrigin = 'https://mall.example';

/**
 * Addresses that try to lead to another site or to run something, as banners, deep links and texts may contain them.
 * For each one, the path of the site that it may become. Without a path, it must not lead anywhere inside the site.
 */
export const hostileAddresses: readonly (readonly [address: string, path?: string])[] = [
  // Its own site, but the path alone would be a link to another one.
  ['https://mall.example//evil.example/x', '/evil.example/x'],
  ['https://mall.example///evil.example/x?a=1#top', '/evil.example/x?a=1#top'],
  ['https://mall.example/\\evil.example/x', '/evil.example/x'],
  ['https://mall.example/\t/evil.example/x', '/evil.example/x'],
  ['HTTPS://MALL.example:443//evil.example/x', '/evil.example/x'],
  ['https://shopper:secret@mall.example//evil.example/x', '/evil.example/x'],
  ['/.//evil.example/x', '/evil.example/x'],
  ['/./\\evil.example/x', '/evil.example/x'],
  ['/..//evil.example/x', '/evil.example/x'],
  ['/offers/..//evil.example/x', '/evil.example/x'],
  ['/offers/../..///evil.example/x', '/evil.example/x'],
  ['/%2e//evil.example/x', '/evil.example/x'],
  ['/%2E%2e/%2e//evil.example/x', '/evil.example/x'],
  ['/.\n/\r/evil.example/x', '/evil.example/x'],
  [' \u0000/.//evil.example/x ', '/evil.example/x'],
  // These name another site directly.
  ['//evil.example/x'],
  ['///evil.example/x'],
  ['/\\evil.example/x'],
  ['\\\\evil.example/x'],
  ['\\/evil.example/x'],
  ['/\t/evil.example/x'],
  ['\n/\r\\evil.example/x'],
  ['https:\\\\evil.example\\x'],
  ['https://mall.example@evil.example/x'],
  ['https://mall.example.evil.example/x'],
  ['https://mall.example:8443/x'],
  ['http://mall.example/x'],
  // These are not pages.
  ['javascript:steal()'],
  [' \u0001JaVa\tScRiPt:steal()'],
  ['data:text/html,x'],
  ['vbscript:x'],
  ['blob:https://mall.example/5f0c'],
  ['https://'],
];

/** The site that the addresses below stand on. */
export const hostileOrigin = 'https://mall.example';

/**
 * Addresses that try to lead elsewhere or to run something, as a banner, a deep link or a text may hold them, and
 * the path of the site that each may become at most. Without one, an address leads nowhere inside the site.
 */
export const hostileAddresses: readonly (readonly [address: string, path?: string])[] = [
  // Own site, but as a link of its own the path would leave it.
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
  // These name another site outright.
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
  // These are no pages.
  ['javascript:steal()'],
  [' \u0001JaVa\tScRiPt:steal()'],
  ['data:text/html,x'],
  ['vbscript:x'],
  ['blob:https://mall.example/5f0c'],
  ['https://'],
];

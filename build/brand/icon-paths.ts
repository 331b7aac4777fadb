/** Where a site's icons stand. `icons/` is not hashed: phones remember these addresses for years. */
export const iconPaths = {
  icon192: 'icons/icon-192.png',
  icon512: 'icons/icon-512.png',
  maskable512: 'icons/maskable-512.png',
  monochrome192: 'icons/monochrome-192.png',
  appleTouch: 'icons/apple-touch-icon.png',
  faviconSvg: 'icons/favicon.svg',
  /** At the root, where browsers and crawlers look without being told. */
  faviconIco: 'favicon.ico',
} as const;

export function shortcutIconPath(shortcut: 'submitBills' | 'redeem'): string {
  return { submitBills: 'icons/shortcut-submit-bills.png', redeem: 'icons/shortcut-redeem.png' }[shortcut];
}

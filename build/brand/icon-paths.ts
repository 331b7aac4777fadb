import type { Shortcut } from '@/brand/capabilities';

/** The paths of a site's icons. Their names carry no hash, because phones remember these addresses for years. */
export const iconPaths = {
  icon192: 'icons/icon-192.png',
  icon512: 'icons/icon-512.png',
  maskable512: 'icons/maskable-512.png',
  monochrome192: 'icons/monochrome-192.png',
  appleTouch: 'icons/apple-touch-icon.png',
  faviconSvg: 'icons/favicon.svg',
  /** At the root, because browsers and crawlers look there by themselves. */
  faviconIco: 'favicon.ico',
} as const;

export function shortcutIconPath(shortcut: Shortcut): string {
  const name = shortcut === 'submitBills' ? 'submit-bills' : shortcut;
  return `icons/shortcut-${name}.png`;
}

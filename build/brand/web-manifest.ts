import type { Brand } from '@/brand/brand';
import type { Shortcut } from '@/brand/capabilities';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { shareAddress, shareField } from '@/lib/share-target';
import { iconPaths, shortcutIconPath } from './icon-paths';
import type { Screenshot } from './merchant';
import type { PageWords } from './page-words';
import { phoneColors } from './phone-colors';
import { textDirection } from './text-direction';

const shortcutUrls: Record<Shortcut, string> = {
  card: '/membership?show=card',
  vouchers: '/transactions?tab=vouchers',
  submitBills: '/submit-bill',
  redeem: '/redeem',
};

/** By these a phone knows an installed app again. */
export const manifestIdentity = { id: '/', scope: '/', start_url: '/' } as const;

/** Other apps hand over files by this form (docs/product/bills.md#shared-from-other-apps). */
const shareTarget = {
  action: shareAddress,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: {
    files: [{ name: shareField, accept: ['image/png', 'image/jpeg', 'application/pdf'] }],
  },
} as const;

/** `manifest.webmanifest`: what makes a site an app that a phone installs (https://www.w3.org/TR/appmanifest/). */
export function webManifest(
  brand: Brand,
  config: MerchantConfig,
  words: PageWords,
  screenshots: readonly Screenshot[] = [],
): string {
  const pictures = screenshots.map(({ path, width, height }) => ({
    src: `/${path}`,
    sizes: `${width}x${height}`,
    type: 'image/png',
    form_factor: width > height ? 'wide' : 'narrow',
    // By the name that `mall pictures` gives.
    label: path.endsWith('-bills.png') ? words.shortcuts.submitBills : brand.programName,
  }));
  const manifest = manifestOf(brand, config, words);
  const whole = { ...manifest, ...(pictures.length > 0 && { screenshots: pictures }) };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

export function manifestOf(brand: Brand, config: MerchantConfig, words: PageWords) {
  const { manifest } = config;
  const { splash, statusBar } = phoneColors(config);
  const image = (path: string, size: number) => ({
    src: `/${path}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    ...manifestIdentity,
    name: brand.programName,
    short_name: words.shortName,
    description: words.description,
    lang: brand.language,
    dir: textDirection(brand.language),
    display: 'standalone',
    orientation: manifest.orientation,
    theme_color: statusBar,
    background_color: splash,
    categories: manifest.categories,
    icons: [
      { ...image(iconPaths.icon192, 192), purpose: 'any' },
      { ...image(iconPaths.icon512, 512), purpose: 'any' },
      { ...image(iconPaths.maskable512, 512), purpose: 'maskable' },
      { ...image(iconPaths.monochrome192, 192), purpose: 'monochrome' },
    ],
    ...(brand.wallet.shareTarget && { share_target: shareTarget }),
    shortcuts: manifest.shortcuts.map((shortcut) => ({
      name: words.shortcuts[shortcut],
      url: shortcutUrls[shortcut],
      icons: [image(shortcutIconPath(shortcut), 96)],
    })),
  };
}

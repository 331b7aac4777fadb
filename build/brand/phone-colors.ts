import type { MerchantConfig } from '@/brand/merchant-schema';
import { paletteOf } from '@/brand/palette-of';

/** The colours that a phone uses around the app, as `#rrggbb`. */
export function phoneColors({ theme, manifest }: Pick<MerchantConfig, 'theme' | 'manifest'>) {
  const { globalBackground, top } = paletteOf(theme);
  return {
    /** Behind icon and name while the app starts. */
    splash: manifest.backgroundColor ?? globalBackground,
    statusBar: manifest.themeColor ?? top,
    /** Behind the logo in the icons that have a ground. */
    icon: manifest.iconBackground ?? globalBackground,
  };
}

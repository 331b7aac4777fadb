import type { MerchantConfig } from '@/brand/merchant-schema';
import { paletteOf } from '@/brand/palette-of';

/** The colours that a phone uses around the app, as `#rrggbb`. */
export interface PhoneColors {
  /** Behind icon and name while the app starts. */
  splash: string;
  statusBar: string;
  /** Behind the logo in the icons that have a ground. */
  icon: string;
}

export function phoneColors({ theme, manifest }: Pick<MerchantConfig, 'theme' | 'manifest'>): PhoneColors {
  const { globalBackground, top } = paletteOf(theme);
  return {
    splash: manifest.backgroundColor ?? globalBackground,
    statusBar: manifest.themeColor ?? top,
    icon: manifest.iconBackground ?? globalBackground,
  };
}

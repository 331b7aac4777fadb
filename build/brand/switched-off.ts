import { optionalScreens, referralLayouts } from '@/brand/capabilities';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { areaFolder } from '../core/area-folder';

/** One file per layout of the referral screen; a site carries the chosen one. */
const referralLayoutFolder = 'src/features/referral/layouts/';

/**
 * Tells for a module (`src/…`) that a chunk was split off for whether this merchant's site never asks for it. The folder
 * of an area is named for its switch: `src/features/offers/` goes with `screens.offers`.
 */
export function switchedOff({ screens, referral }: MerchantConfig): (source: string) => boolean {
  const prefixes = [
    ...optionalScreens.filter((screen) => screens[screen] === false).map(areaFolder),
    ...referralLayouts
      .filter((layout) => layout !== referral.layout)
      .map((layout) => `${referralLayoutFolder}${layout}.`),
  ];
  return (source) => prefixes.some((prefix) => source.startsWith(prefix));
}

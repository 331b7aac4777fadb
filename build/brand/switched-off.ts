import { optionalScreens, referralLayouts } from '@/brand/capabilities';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { areaFolder } from '../core/area-folder';

/** One file per layout of the referral screen. A site carries only the layout that its merchant chose. */
const referralLayoutFolder = 'src/features/referral/layouts/';

/**
 * Whether this merchant's site never loads a module (`src/…`) that has a chunk of its own. The folder of an area has
 * the name of its switch: `src/features/offers/` goes with `screens.offers`.
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

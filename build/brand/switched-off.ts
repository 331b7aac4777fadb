import { optionalScreens, referralLayouts } from '@/brand/capabilities';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { routeAddress } from '../core/route-address';
import { optionalCode, referralLayoutFolder } from './optional-code';

/** Tells for a module (`src/…`) that a chunk was split off for whether this merchant's site never asks for it. */
export function switchedOff({ screens, referral }: MerchantConfig): (source: string) => boolean {
  const off = optionalScreens
    .filter((screen) => screens[screen] === false)
    .map((screen) => optionalCode[screen]);
  const prefixes = [
    ...off.flatMap(({ modules }) => modules),
    ...referralLayouts
      .filter((layout) => layout !== referral.layout)
      .map((layout) => `${referralLayoutFolder}${layout}.`),
  ];
  const addresses = new Set(off.flatMap((code) => code.addresses));
  return (source) =>
    prefixes.some((prefix) => source.startsWith(prefix)) || addresses.has(routeAddress(source) ?? '');
}

import { optionalScreens, referralLayouts } from '@/brand/capabilities';
import type { MerchantConfig } from '@/brand/merchant-schema';
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
    prefixes.some((prefix) => source.startsWith(prefix)) || addresses.has(addressOf(source) ?? '');
}

/**
 * First segment of the address that a route file answers: `offers-detail` for
 * `src/routes/_customer.offers-detail.$id.tsx?tsr-split=component`. Segments that start with `_` are layouts.
 */
export function addressOf(source: string): string | undefined {
  const path = /^src\/routes\/([^?]*)\.tsx/.exec(source)?.[1];
  return path?.split(/[./]/).find((segment) => !segment.startsWith('_'));
}

import { optionalScreens } from '@/brand/capabilities';
import { cardLayouts } from '@/brand/card-look';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { referralLayouts } from '@/brand/referral-layouts';
import { areaFolder } from '../core/area-folder';

/** One file per layout of the referral screen. A site carries only the layout that its merchant chose. */
const referralLayoutFolder = 'src/features/referral/layouts/';

/** One file per composition of the mall's card, but for the classic one, which every site carries. */
export const cardLayoutFolder = 'src/components/card-layouts/';

/** Push messages lead to notifications, so they go with that area. */
const pushFolder = 'src/components/push/';
/** Brings Firebase's own code with it. */
const firebaseModule = `${pushFolder}firebase-push.`;

/** What tells of points and vouchers that end, beside the screens themselves. */
const expiryModules = ['dashboard/expiring.', 'transactions/ending-points.'].map(
  (module) => `src/features/${module}`,
);

/** Loads what a phone keeps for the till. */
const walletModule = 'src/app/wallet/fill-wallet.';

/** The groups of the search that show another area. */
const searchModules = [
  ['offers', 'src/features/search/offer-results.'],
  ['stores', 'src/features/search/store-results.'],
] as const;

const telemetryFolder = 'src/app/telemetry/';

/**
 * Whether this merchant's site never loads a module (`src/…`) that has a chunk of its own. The folder of an area has
 * the name of its switch: `src/features/offers/` goes with `screens.offers`.
 */
export function switchedOff({
  screens,
  referral,
  integrations,
  wallet,
  theme,
}: MerchantConfig): (source: string) => boolean {
  const prefixes = [
    ...optionalScreens.filter((screen) => screens[screen] === false).map(areaFolder),
    ...searchModules.flatMap(([screen, module]) => (screens[screen] === false ? [module] : [])),
    ...(screens.notifications === false ? [pushFolder] : []),
    ...(wallet.offline ? [] : [walletModule]),
    ...(integrations.push?.provider === 'fcm' ? [] : [firebaseModule]),
    ...(integrations.telemetry ? [] : [telemetryFolder]),
    ...(wallet.expiryReminder ? [] : expiryModules),
    ...referralLayouts
      .filter((layout) => layout !== referral.layout)
      .map((layout) => `${referralLayoutFolder}${layout}.`),
    ...cardLayouts
      .filter((layout) => layout !== theme.card?.layout)
      .map((layout) => `${cardLayoutFolder}${layout}.`),
  ];
  return (source) => prefixes.some((prefix) => source.startsWith(prefix));
}

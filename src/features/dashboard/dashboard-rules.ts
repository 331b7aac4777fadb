import type { DashboardTile } from '@/brand/capabilities';
import type { MerchantDetails } from '@/contract/merchant';
import { paths } from '@/lib/paths';

/** Products in the strip (docs/product/dashboard.md#redeem-your-points). */
export const stripLength = 5;
/** ms between two banners (docs/product/dashboard.md#banners). */
export const bannerInterval = 4_000;

/** The badge on the bell: nothing for none, '+9' over 99 (docs/product/dashboard.md#header). */
export function unreadBadge(count: number | undefined): string | undefined {
  if (!count || count < 1) return undefined;
  return count > 99 ? '+9' : String(Math.floor(count));
}

/** The tier's name for the badge, unless there is exactly one tier. */
export function tierBadge(customer: MerchantDetails['customer']): string | undefined {
  return customer && customer.tierCount !== 1 && customer.currentTierName
    ? customer.currentTierName
    : undefined;
}

/** 1 for widths under 481 px, 2 under 1024, else 3 (docs/product/dashboard.md#banners). */
export function bannersFor(width: number): 1 | 2 | 3 {
  if (width < 481) return 1;
  return width < 1024 ? 2 : 3;
}

type TileAction = { kind: 'path'; path: string } | { kind: 'share'; text: string };

interface TileSituation {
  merchant: MerchantDetails | undefined;
  /** The stored guidelines flag is '1'. */
  guidelinesConfirmed: boolean;
  stores: boolean;
  referral: boolean;
}

/** The action of a tile, or undefined if the tile is hidden (docs/product/dashboard.md#tiles). */
export function tileAction(tile: DashboardTile, situation: TileSituation): TileAction | undefined {
  const { merchant, guidelinesConfirmed, stores, referral } = situation;
  switch (tile) {
    case 'submitBills':
      return { kind: 'path', path: guidelinesConfirmed ? paths.submitBill : paths.billGuidelines };
    case 'redeem':
      return { kind: 'path', path: paths.redeem };
    case 'directory':
      return stores ? { kind: 'path', path: paths.storeLocator } : undefined;
    case 'referral': {
      if (!merchant?.referralEnabled) return undefined;
      if (merchant.referralBonus) return referral ? { kind: 'path', path: paths.referral } : undefined;
      const text = merchant.referralText || merchant.customer?.referralCode;
      return text ? { kind: 'share', text } : undefined;
    }
  }
}

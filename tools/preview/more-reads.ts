import type { ReplyOf } from '@/contract/call';
import type { CallName, calls } from '@/contract/calls';
import { pageTypes } from '@/contract/pages';
import type { Known } from '../backend-kit/check/known';
import { member, site } from '../backend-kit/check/plan';

type Values = Record<string, unknown>;

/** The requests that follow from an answer, beside the first of each kind that the plan of the check has. */
export interface MoreReads {
  call: CallName;
  from: CallName;
  requests(reply: unknown, asked: Values, known: Known): Values[];
}

export const moreReads: readonly MoreReads[] = [
  more('getStoreLocatorBrandDetails', 'getStoreLocations', ({ locations }, _, known) =>
    locations.map(({ id: locationId }) => ({ ...site(known), locationId, page: 1, search: '' })),
  ),
  more('getStoreLocatorFloorCatDetails', 'getStoreLocations', ({ locations }, _, known) =>
    locations.map(({ id: locationId }) => ({ ...site(known), locationId })),
  ),
  more('getStoreProfileDetails', 'getStoreLocatorBrandDetails', ({ brands }, asked, known) =>
    brands.map(({ id: brandId }) => ({ ...site(known), locationId: asked.locationId, brandId })),
  ),
  more('getMallLayout', 'getStoreLocatorFloorCatDetails', ({ floors }, asked, known) =>
    floors.map(({ id: floorId }) => ({ ...site(known), locationId: asked.locationId, floorId })),
  ),
  more('getBrandName', 'getStoreLocations', ({ locations }, _, known) =>
    locations.map(({ id: locationId }) => ({ ...member(known), locationId })),
  ),
  more('getStaticWebPage', 'getStaticWebPage', (_reply, _asked, known) =>
    Object.values(pageTypes).map((pageType) => ({ ...site(known), pageType })),
  ),
  more('getProductDetails', 'getProductList', ({ products }, _, known) =>
    products.map(({ id, productId }) => ({ ...member(known), productMerchantId: id, productId })),
  ),
  more('getOfferDetails', 'getMerchantOffers', ({ offers }, _, known) =>
    offers.map(({ id: offerId }) => ({ ...member(known), offerId })),
  ),
  more('getCustomerNotificationDetails', 'getCustomerNotifications', ({ notifications }, _, known) =>
    notifications
      .filter(({ uniqueId }) => uniqueId !== '')
      .map(({ uniqueId }) => ({ merchantId: known.mall.id, customerId: known.customerId ?? '', uniqueId })),
  ),
  more('getCustomerOrderDetails', 'getVouchersMonthWise', ({ vouchers }, _, known) =>
    ordersOf(vouchers).map((orderId) => ({ ...member(known), orderId })),
  ),
  more('getCustomerOrderDetails', 'getEarnRedeemPointDetailsMonthWise', ({ transactions }, _, known) =>
    ordersOf(transactions).map((orderId) => ({ ...member(known), orderId })),
  ),
];

function more<From extends CallName>(
  call: CallName,
  from: From,
  requests: (reply: ReplyOf<(typeof calls)[From]>, asked: Values, known: Known) => Values[],
): MoreReads {
  return {
    call,
    from,
    requests: (reply, asked, known) => requests(reply as ReplyOf<(typeof calls)[From]>, asked, known), // decoded by this very call
  };
}

function ordersOf(months: readonly { entries: readonly { orderId: string }[] }[]): string[] {
  const ids = months.flatMap(({ entries }) => entries.map(({ orderId }) => orderId));
  return [...new Set(ids)].filter((id) => id !== '' && id !== '0');
}

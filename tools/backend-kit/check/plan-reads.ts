import type { Call } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { laterLoyaltyId } from '@/contract/notifications';
import { pageTypes } from '@/contract/pages';
import { sortCodes } from '@/contract/products';
import { voucherFilter } from '@/contract/transactions';
import { followingPage } from '@/lib/following-page';
import { given, type Step, step } from './plan';

/** In an order in which each has what it asks for. */
const visitorSteps: readonly Step[] = [
  step('isMaintainance'),
  step('appVersion'),
  step('getBanners', { request: () => ({ bannersFor: 1 }) }),
  step('getStoreLocations', {
    learn: ({ locations }, known) => {
      known.locationId = locations[0]?.id;
    },
  }),
  step('getStoreLocatorBrandDetails', {
    after: ['getStoreLocations'],
    learn: ({ brands }, known) => {
      known.brandOfMall = brands[0];
    },
  }),
  step('getStoreProfileDetails', {
    misses: (profile) => (profile ? undefined : 'the brand that the directory names'),
    after: ['getStoreLocatorBrandDetails'],
  }),
  step('getStoreLocatorFloorCatDetails', {
    after: ['getStoreLocations'],
    learn: ({ floors }, known) => {
      known.floorId = floors[0]?.id;
    },
  }),
  step('getMallLayout', {
    misses: ({ image, name }) => (image || name ? undefined : 'the floor that the directory names'),
    after: ['getStoreLocatorFloorCatDetails'],
  }),
  step('bookAvailableSlotList', {
    learn: ({ slots }, known) => {
      known.slotId = slots[0]?.id;
    },
  }),
];

/** The reads of a logged-in member, in the same way. */
const memberSteps: readonly Step[] = [
  step('getMerchantDetails', {
    learn: ({ merchant }, known) => {
      known.merchant = merchant;
    },
  }),
  step('checkCustomerData', {
    as: 'member',
    learn: ({ customer }, known) => {
      known.customer = customer ?? undefined;
    },
  }),
  step('getPincode', { after: ['checkCustomerData'] }),
  step('getPincodeStateCity', { after: ['checkCustomerData'] }),
  step('getPushNotificationCount'),
  step('getCustomerNotifications', {
    after: ['getMerchantDetails'],
    learn: ({ notifications }, known) => {
      known.notifications = notifications;
    },
  }),
  step('getCustomerNotificationDetails', {
    after: ['getCustomerNotifications'],
    request: ({ notifications }) => ({
      uniqueId: given(
        notifications?.find((each) => each.uniqueId)?.uniqueId,
        'notification with a communication_msg_id',
      ),
    }),
  }),
  step('getProductList', {
    request: () => ({ sortBy: sortCodes.popularity }),
    learn: ({ products }, known) => {
      known.product = products[0];
    },
  }),
  step('getProductDetails', {
    misses: ({ variants }) => (variants.length > 0 ? undefined : 'the product that the list names'),
    after: ['getProductList'],
    learn: ({ stock }, known) => {
      known.stock = stock.find(({ quantity = 0 }) => quantity > 0);
    },
  }),
  step('getCart', {
    learn: ({ lines }, known) => {
      known.cart = lines;
    },
  }),
  step('getLoyaltyProgramTierDetails', {
    after: ['getMerchantDetails'],
    learn: ({ tiers }, known) => {
      known.tiers = tiers.map(({ name }) => name);
    },
  }),
  step('getMerchantOffers', {
    learn: ({ offers }, known) => {
      known.offerId = offers[0]?.id;
    },
  }),
  step('getOfferDetails', { after: ['getMerchantOffers'] }),
  step('getStaticWebPage', { request: () => ({ pageType: pageTypes.aboutUs }) }),
  step('getReferralHowItWorks'),
  step('getBrandName', {
    after: ['getStoreLocations'],
    learn: (brands, known) => {
      known.brandOfLocation = brands[0]?.id;
    },
  }),
];

/** The reads about what the member has done. Writes of a run come before them, so that they show what it did. */
export const historyReads: readonly Step[] = [
  step('getSubmitBillDetailsMonthwise', {
    misses: ({ bills }, { ownBill }) => {
      const held = bills.some(({ entries }) => entries.some(({ id }) => id === ownBill));
      return ownBill === undefined || held ? undefined : 'the bill that was just submitted';
    },
    learn: ({ bills }, known) => {
      known.billIds = bills.flatMap(({ entries }) => entries.map(({ id }) => id)).slice(0, 10);
    },
  }),
  step('getBillSummary', {
    misses: ({ bills }, { ownBill }) =>
      ownBill === undefined || bills?.some(({ id }) => id === ownBill)
        ? undefined
        : 'the bill that was just submitted',
    after: ['getSubmitBillDetailsMonthwise'],
    request: ({ ownBill, billIds }) => ({
      billIds: given(ownBill ?? billIds?.join(','), 'bill of the member'),
    }),
  }),
  step('getEarnRedeemPointDetailsMonthWise', {
    learn: ({ transactions }, known) => {
      const rows = transactions.flatMap(({ entries }) => entries);
      known.orderId ??= rows.find(({ orderId }) => orderId !== '' && orderId !== '0')?.orderId;
    },
  }),
  step('getCustomerArchiveData'),
  step('getVouchersMonthWise', {
    request: () => ({ filter: voucherFilter.all }),
    learn: ({ vouchers }, known) => {
      const held = vouchers.flatMap(({ entries }) => entries);
      known.orderId ??= held.find(({ orderId }) => orderId !== '')?.orderId;
    },
  }),
  step('getCustomerOrderDetails', {
    misses: (details) => (details ? undefined : 'the order that the backend has named'),
    after: ['getEarnRedeemPointDetailsMonthWise', 'getVouchersMonthWise'],
  }),
];

/** The reads that no other call needs, and that ask for nothing of their own. */
const plainSteps = (Object.keys(calls) as CallName[])
  .filter((name) => {
    const { effect }: Call = calls[name];
    const isPlanned = [...visitorSteps, ...memberSteps, ...historyReads].some(({ call }) => call === name);
    return effect === 'read' && !isPlanned;
  })
  .map((name) => step(name));

/** The reads that need no login. */
export const visitorReads = [...visitorSteps, ...plainSteps.filter(({ as }) => as === 'visitor')];

/** The reads of a logged-in member, but for those about what the member has done. */
export const memberReads = [...memberSteps, ...plainSteps.filter(({ as }) => as === 'member')];

/** The calls whose answers come in pages: the request for the next page, and the ids of this one. */
export const paging: Partial<Record<Step['call'], Paging>> = {
  getCustomerNotifications: { ...pagesOf('notifications'), later: { loyaltyId: laterLoyaltyId } },
  getMerchantOffers: pagesOf('offers'),
  getStoreLocatorBrandDetails: pagesOf('brands'),
};

type Entries = readonly { id: string }[];
// Each of the three replies has one of these lists.
type Page = { nextPage?: number; notifications: Entries; offers: Entries; brands: Entries };

export interface Paging {
  following(reply: unknown): number | undefined;
  ids(reply: unknown): string[];
  /** What the requests for later pages have instead. */
  later?: Record<string, unknown>;
}

function pagesOf(list: 'notifications' | 'offers' | 'brands'): Paging {
  return {
    following: (reply) => (reply as Page).nextPage,
    ids: (reply) => (reply as Page)[list].map(({ id }) => id),
  };
}

/** The number of the page after this one, or undefined after the last. */
export function pageAfter({ following }: Paging, reply: unknown, page: number): number | undefined {
  return followingPage(following(reply), page);
}

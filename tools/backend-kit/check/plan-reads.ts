import { laterLoyaltyId } from '@/contract/notifications';
import { pageTypes } from '@/contract/pages';
import { sortCodes } from '@/contract/products';
import { voucherFilter } from '@/contract/transactions';
import { shiftDays } from '@/lib/days';
import { followingPage } from '@/lib/following-page';
import type { Known } from './known';
import { given, member, type Step, site, step, visitor } from './plan';

/**
 * The reads that need no login, in an order in which each has what it asks for. `all-reads.ts` adds those that ask for
 * nothing.
 */
export const visitorSteps: readonly Step[] = [
  step('isMaintainance', { request: (known) => ({ merchantId: known.mall.id }) }),
  step('appVersion', {
    request: (known) => ({ merchantId: known.mall.id, customerId: '', browser: 'Chrome' }),
  }),
  step('getBanners', { request: (known) => ({ ...visitor(known), bannersFor: 1 }) }),
  step('getStoreLocations', {
    request: visitor,
    learn: ({ locations }, known) => {
      known.locationId = locations[0]?.id;
    },
  }),
  step('getStoreLocatorBrandDetails', {
    after: ['getStoreLocations'],
    request: (known) => ({ ...atLocation(known), page: 1, search: '' }),
    learn: ({ brands }, known) => {
      known.brandOfMall = brands[0];
    },
  }),
  step('getStoreProfileDetails', {
    misses: (profile) => (profile ? undefined : 'the brand that the directory names'),
    after: ['getStoreLocatorBrandDetails'],
    request: (known) => ({
      brandId: given(known.brandOfMall, 'brand in the directory').id,
      ...atLocation(known),
    }),
  }),
  step('getStoreLocatorFloorCatDetails', {
    after: ['getStoreLocations'],
    request: atLocation,
    learn: ({ floors }, known) => {
      known.floorId = floors[0]?.id;
    },
  }),
  step('getMallLayout', {
    misses: ({ image, name }) => (image || name ? undefined : 'the floor that the directory names'),
    after: ['getStoreLocatorFloorCatDetails'],
    request: (known) => ({ floorId: given(known.floorId, 'floor in the directory'), ...atLocation(known) }),
  }),
  step('bookAvailableSlotList', {
    request: (known) => ({ merchantId: known.mall.id, day: visitDay(known), people: 1 }),
    learn: ({ slots }, known) => {
      known.slotId = slots[0]?.id;
    },
  }),
];

/** The reads of a logged-in member, in the same way. */
export const memberSteps: readonly Step[] = [
  step('getMerchantDetails', {
    request: (known) => ({ ...member(known), userId: known.customerId ?? '' }),
    learn: ({ merchant }, known) => {
      known.merchant = merchant;
    },
  }),
  step('checkCustomerData', {
    as: 'member',
    request: (known) => ({ ...site(known), mobileNumber: given(known.mobile, 'number of a member') }),
    learn: ({ customer }, known) => {
      known.customer = customer ?? undefined;
    },
  }),
  step('getPincode', {
    after: ['checkCustomerData'],
    as: 'visitor',
    request: (known) => ({
      ...site(known),
      pincode: given(known.customer?.pincode, 'pincode of the member'),
    }),
  }),
  step('getPincodeStateCity', {
    after: ['checkCustomerData'],
    as: 'visitor',
    request: (known) => ({
      ...site(known),
      pincode: given(known.customer?.pincode, 'pincode of the member'),
    }),
  }),
  step('getPushNotificationCount', {
    request: (known) => ({
      userId: known.customerId ?? '',
      customerId: known.customerId ?? '',
      merchantId: known.mall.id,
    }),
  }),
  step('getCustomerNotifications', {
    after: ['getMerchantDetails'],
    request: (known) => ({
      ...member(known),
      page: 1,
      loyaltyId: given(known.merchant?.loyaltyId, 'loyalty id of the member'),
    }),
    learn: ({ notifications }, known) => {
      known.notifications = notifications;
    },
  }),
  step('getCustomerNotificationDetails', {
    after: ['getCustomerNotifications'],
    request: (known) => ({
      ...ofMember(known),
      uniqueId: given(
        known.notifications?.find((each) => each.uniqueId)?.uniqueId,
        'notification with a communication_msg_id',
      ),
    }),
  }),
  step('getProductList', {
    request: (known) => ({
      ...member(known),
      appVersion: known.mall.appVersion,
      currentDate: known.today,
      sortBy: sortCodes.popularity,
      searchBy: '',
    }),
    learn: ({ products }, known) => {
      known.product = products[0];
    },
  }),
  step('getProductDetails', {
    misses: ({ variants }) => (variants.length > 0 ? undefined : 'the product that the list names'),
    after: ['getProductList'],
    request: (known) => {
      const product = given(known.product, 'product in the list');
      return { ...member(known), productMerchantId: product.id, productId: product.productId };
    },
    learn: ({ stock }, known) => {
      known.stock = stock.find(({ quantity = 0 }) => quantity > 0);
    },
  }),
  step('getCart', {
    request: ofMember,
    learn: ({ lines }, known) => {
      known.cart = lines;
    },
  }),
  step('getLoyaltyProgramTierDetails', {
    after: ['getMerchantDetails'],
    request: (known) => ({
      ...member(known),
      loyaltyId: given(known.merchant?.loyaltyId, 'loyalty id of the member'),
    }),
  }),
  step('getMerchantOffers', {
    request: (known) => ({ ...site(known), page: 1, search: '' }),
    learn: ({ offers }, known) => {
      known.offerId = offers[0]?.id;
    },
  }),
  step('getOfferDetails', {
    after: ['getMerchantOffers'],
    request: (known) => ({ ...member(known), offerId: given(known.offerId, 'offer in the list') }),
  }),
  step('getStaticWebPage', { request: (known) => ({ ...site(known), pageType: pageTypes.aboutUs }) }),
  step('getReferralHowItWorks', {
    request: (known) => ({ ...site(known), mobileNumber: known.mobile ?? '' }),
  }),
  step('getBrandName', {
    after: ['getStoreLocations'],
    request: (known) => ({ ...member(known), locationId: given(known.locationId, 'location') }),
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
    request: member,
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
    request: (known) => {
      const ids = known.ownBill ? [known.ownBill] : known.billIds;
      return { ...member(known), billIds: given(ids?.join(','), 'bill of the member') };
    },
  }),
  step('getEarnRedeemPointDetailsMonthWise', {
    request: (known) => ({ ...member(known), appVersion: known.mall.appVersion }),
    learn: ({ transactions }, known) => {
      const rows = transactions.flatMap(({ entries }) => entries);
      known.orderId ??= rows.find(({ orderId }) => orderId !== '' && orderId !== '0')?.orderId;
    },
  }),
  step('getCustomerArchiveData', {
    request: (known) => ({ ...member(known), appVersion: known.mall.appVersion }),
  }),
  step('getVouchersMonthWise', {
    request: (known) => ({ ...member(known), filter: voucherFilter.all }),
    learn: ({ vouchers }, known) => {
      const held = vouchers.flatMap(({ entries }) => entries);
      known.orderId ??= held.find(({ orderId }) => orderId !== '')?.orderId;
    },
  }),
  step('getCustomerOrderDetails', {
    misses: (details) => (details ? undefined : 'the order that the backend has named'),
    after: ['getEarnRedeemPointDetailsMonthWise', 'getVouchersMonthWise'],
    request: (known) => ({ ...member(known), orderId: given(known.orderId, 'order of the member') }),
  }),
];

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

export const visitDay = ({ today }: Known) => shiftDays(today, 1);

function ofMember(known: Known) {
  return { customerId: known.customerId ?? '', merchantId: known.mall.id };
}

function atLocation(known: Known) {
  return { ...site(known), locationId: given(known.locationId, 'location') };
}

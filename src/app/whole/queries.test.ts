import { hashKey, type QueryKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { customerQuery, ownCustomerQuery } from '@/components/customer-query';
import { pincodeQueries } from '@/components/form/pincode-queries';
import { locationsQuery } from '@/components/locations-query';
import { merchantQuery } from '@/components/merchant-query';
import { sortCodes } from '@/contract/products';
import { billQueries } from '@/features/bills/queries';
import { cartQueries } from '@/features/cart/queries';
import { dashboardQueries } from '@/features/dashboard/queries';
import { faqQueries } from '@/features/faqs/queries';
import { membershipQueries } from '@/features/membership/queries';
import { notificationQueries } from '@/features/notifications/queries';
import { offerQueries } from '@/features/offers/queries';
import { orderQueries } from '@/features/orders/queries';
import { pageQueries } from '@/features/pages/queries';
import { noFilter } from '@/features/redeem/browsing';
import { filterQueries, productQueries } from '@/features/redeem/queries';
import { referralQueries } from '@/features/referral/queries';
import { storeQueries } from '@/features/stores/queries';
import { transactionQueries } from '@/features/transactions/queries';
import { visitQueries } from '@/features/visit/queries';
import { codePictureQuery } from '../wallet/fill-wallet';

interface Query {
  queryKey: QueryKey;
  staleTime?: unknown;
  gcTime?: unknown;
  meta?: { persisted?: unknown; wallet?: { rank: number }; silent?: boolean; dependsOnBills?: boolean };
}

const browsing = { sortBy: sortCodes.popularity, search: '', filter: noFilter, relatedTo: undefined };
const related = { id: '1', productId: '2' };

/** Every query, and each one with other values for each of its parts. */
const queries: Record<string, unknown> = {
  merchant: merchantQuery(),
  locations: locationsQuery(),
  'own customer': ownCustomerQuery(),
  'customer 98': customerQuery('98'),
  'customer 99': customerQuery('99'),
  'pincodes 40': pincodeQueries.suggestions('40'),
  'pincodes 41': pincodeQueries.suggestions('41'),
  'pincodes 400001': pincodeQueries.suggestions('400001'),
  'places of 400001': pincodeQueries.places('400001'),
  'places of 400002': pincodeQueries.places('400002'),
  'cart lines': cartQueries.lines(),
  'cart count': cartQueries.count(),
  'cart saved': cartQueries.saved(),
  banners: dashboardQueries.banners(),
  'products of home': dashboardQueries.products(),
  'unread count': dashboardQueries.unread(),
  'bill 1': billQueries.summary(['1']),
  'bill 2': billQueries.summary(['2']),
  'one bill 1': billQueries.one('1'),
  'one bill 2': billQueries.one('2'),
  'brands of a bill at 1': billQueries.brands('1'),
  'brands of a bill at 2': billQueries.brands('2'),
  guidelines: billQueries.guidelines(),
  faqs: faqQueries.all(),
  membership: membershipQueries.details(),
  benefits: membershipQueries.benefits(),
  'picture of the bar code': codePictureQuery('https://pictures.example/code.png'),
  notifications: notificationQueries.list(),
  'notification a': notificationQueries.details('a'),
  'notification b': notificationQueries.details('b'),
  offers: offerQueries.list(''),
  'offers like tea': offerQueries.list('tea'),
  'offer 1': offerQueries.details('1'),
  'offer 2': offerQueries.details('2'),
  'order 1': orderQueries.details('1'),
  'order 2': orderQueries.details('2'),
  terms: pageQueries.terms(),
  'about us': pageQueries.menuPage('aboutUs'),
  'how it works': pageQueries.menuPage('howItWorks'),
  'how referring works': referralQueries.howItWorks(),
  'brands to filter by': filterQueries.brands(),
  products: productQueries.list(browsing),
  'products in another order': productQueries.list({ ...browsing, sortBy: sortCodes.newest }),
  'products like tea': productQueries.list({ ...browsing, search: 'tea' }),
  'products of a brand': productQueries.list({
    ...browsing,
    filter: { ...noFilter, filterApplied: true, brandIds: ['7'] },
  }),
  'products like 1 of 2': productQueries.list({ ...browsing, relatedTo: related }),
  'products like 3 of 2': productQueries.list({ ...browsing, relatedTo: { ...related, id: '3' } }),
  'products like 1 of 4': productQueries.list({ ...browsing, relatedTo: { ...related, productId: '4' } }),
  'product 1': productQueries.details('1', ''),
  'product 2': productQueries.details('2', ''),
  'stores’ locations': storeQueries.locations(),
  'brands at 1': storeQueries.brands('1', ''),
  'brands at 2': storeQueries.brands('2', ''),
  'brands at 1 like tea': storeQueries.brands('1', 'tea'),
  'directory of 1': storeQueries.directory('1'),
  'directory of 2': storeQueries.directory('2'),
  'brand 5 at 1': storeQueries.profile('1', '5'),
  'brand 5 at 2': storeQueries.profile('2', '5'),
  'brand 6 at 1': storeQueries.profile('1', '6'),
  'floor 5 of 1': storeQueries.layout('1', '5'),
  'floor 5 of 2': storeQueries.layout('2', '5'),
  'floor 6 of 1': storeQueries.layout('1', '6'),
  points: transactionQueries.points(),
  archive: transactionQueries.archive(),
  bills: transactionQueries.bills(),
  'all vouchers': transactionQueries.vouchers('all'),
  'active vouchers': transactionQueries.vouchers('active'),
  'slots of a day for 2': visitQueries.slots('2026-11-22', 2),
  'slots of a day for 3': visitQueries.slots('2026-11-22', 3),
  'slots of another day': visitQueries.slots('2026-11-23', 2),
};

const all = Object.entries(queries as Record<string, Query>);
const namesOf = (which: (query: Query) => unknown) =>
  all.filter(([, query]) => which(query)).map(([name]) => name);

describe('the cache', () => {
  it('has a place of its own for every answer', () => {
    const places = new Map<string, string[]>();
    for (const [name, { queryKey }] of all) {
      const key = hashKey(queryKey);
      places.set(key, [...(places.get(key) ?? []), name]);
    }
    expect([...places.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  /** Whoever makes answers old names them by the beginning of their keys. */
  it.each([
    [['cart'], ['cart lines', 'cart count', 'cart saved']],
    [['unread-count'], ['unread count']],
    [['notifications'], ['notifications', 'notification a', 'notification b']],
    [offerQueries.lists, ['offers', 'offers like tea']],
    [storeQueries.lists, ['brands at 1', 'brands at 2', 'brands at 1 like tea']],
    [visitQueries.allSlots, ['slots of a day for 2', 'slots of a day for 3', 'slots of another day']],
    [transactionQueries.all, ['points', 'archive', 'bills', 'all vouchers', 'active vouchers']],
  ])('%j are all of their kind', (prefix, names) => {
    expect(namesOf(({ queryKey }) => hashKey(queryKey).startsWith(hashKey(prefix).slice(0, -1)))).toEqual(
      names,
    );
  });

  it('keeps these over a reload, and as long as the page is open', () => {
    const lists = ['products', 'products in another order'];
    const kept = [
      'merchant',
      'locations',
      'own customer',
      'banners',
      'products of home',
      'unread count',
      ...lists,
    ];
    expect(namesOf(({ meta }) => meta?.persisted)).toEqual(kept);
    const seenAgain = [
      'membership',
      'picture of the bar code',
      'points',
      'archive',
      'bills',
      'all vouchers',
      'active vouchers',
      'order 1', // vouchers show its picture and value
      'order 2',
    ];
    expect(namesOf(({ gcTime }) => gcTime === Number.POSITIVE_INFINITY)).toEqual(
      expect.arrayContaining([...kept, ...seenAgain]),
    );
    expect(namesOf(({ gcTime }) => gcTime === Number.POSITIVE_INFINITY)).toHaveLength(
      kept.length + seenAgain.length,
    );
  });

  it('keeps these in the wallet, in the order in which they are needed', () => {
    const inWallet = namesOf(({ meta }) => meta?.wallet);
    const rankOf = (name: string) => (queries[name] as Query).meta?.wallet?.rank ?? 0;
    expect(inWallet.sort((one, other) => rankOf(one) - rankOf(other))).toEqual([
      ...['membership', 'active vouchers', 'merchant', 'points', 'picture of the bar code'],
    ]);
  });

  it('asks for these again each time, and for these never', () => {
    const slots = ['slots of a day for 2', 'slots of a day for 3', 'slots of another day'];
    expect(namesOf(({ staleTime }) => staleTime === 0)).toEqual(['cart saved', ...slots]);
    expect(namesOf(({ staleTime }) => staleTime === Number.POSITIVE_INFINITY)).toEqual([
      ...['pincodes 40', 'pincodes 41', 'pincodes 400001', 'places of 400001', 'places of 400002'],
      ...['offers', 'offers like tea'],
    ]);
    expect(namesOf(({ gcTime }) => gcTime === 0)).toEqual(['cart saved']);
  });

  it('asks for these again when a bill is taken or deleted: all that show points or bills', () => {
    expect(namesOf(({ meta }) => meta?.dependsOnBills)).toEqual([
      ...['merchant', 'bill 1', 'bill 2', 'membership'],
      ...['points', 'archive', 'bills', 'all vouchers', 'active vouchers'],
    ]);
  });

  it('says nothing when these fail, because a screen or nobody tells it', () => {
    expect(namesOf(({ meta }) => meta?.silent)).toEqual([
      ...['pincodes 40', 'pincodes 41', 'pincodes 400001', 'places of 400001', 'places of 400002'],
      ...['cart count', 'cart saved', 'unread count', 'picture of the bar code'],
    ]);
  });
});

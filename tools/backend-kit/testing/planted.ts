import type { WireBody } from '@/contract/call';
import type { CallName } from '@/contract/calls';
import type { Result } from '../check/report';
import { goodReply } from './example-backend';

/** One deviation of a backend, and what the check has to say of it. */
export interface Planted {
  what: string;
  call: CallName;
  /** The spoiled answer. */
  body: unknown;
  result: Result;
  /** The last wire name of the finding's field. */
  field: string;
}

/**
 * What is planted, in which call, how it is judged, where in `response`, and the value there: `gone` for none, or a
 * function of the good one. In the place, `*` is the first value of an object.
 */
type InResponse = readonly [what: string, call: CallName, result: Result, place: string, value: unknown];

const gone = Symbol('no such field');
const merchant = 'merchant_list.added.1';
const row = 'transactionDetails.*.0';

// biome-ignore lint/suspicious/noExplicitAny: these tests reach into replies of every shape
type Loose = any;

const inResponse: readonly InResponse[] = [
  ['a date as DD/MM/YYYY', 'getMerchantOffers', 'broken', 'offers.0.offer_end_date', '25/12/2026'],
  ['a day in no calendar', 'getProductDetails', 'broken', 'productDetails.0.expiry_date', '2026-02-31'],
  [
    'the zero date of a database',
    'getProductDetails',
    'tolerated',
    'productDetails.0.special_price_start_date',
    '0000-00-00',
  ],
  [
    'a date as a timestamp',
    'getVouchersMonthWise',
    'broken',
    'e-voucher.*.0.voucher_expiry_date',
    1_790_000_000,
  ],
  [
    'a date with a time',
    'getMerchantOffers',
    'tolerated',
    'offers.0.offer_start_date',
    '2026-11-01 00:00:00',
  ],
  [
    'a time with a zone',
    'getVouchersMonthWise',
    'tolerated',
    'e-voucher.*.0.order_date',
    '2026-11-01T20:00:00Z',
  ],
  ['a birthday as DD-MM-YYYY', 'checkCustomerData', 'broken', 'customer.date_of_birth', '29-02-1988'],
  [
    'a time without seconds',
    'getCustomerNotifications',
    'broken',
    'notifications.0.created_at',
    '20 Nov 2026',
  ],
  [
    'an amount with a comma',
    'getMerchantDetails',
    'broken',
    `${merchant}.current_points_balance`,
    '1,920.50',
  ],
  ['an amount as a text', 'getMerchantDetails', 'tolerated', `${merchant}.current_points_balance`, '1920.50'],
  [
    'an amount with its unit',
    'getProductDetails',
    'broken',
    'productDetails.0.selling_price_points_value',
    '500 P',
  ],
  [
    'an amount that is NaN',
    'getEarnRedeemPointDetailsMonthWise',
    'broken',
    `${row}.points_earned_or_redeemed`,
    'NaN',
  ],
  ['an id as a number', 'getProductDetails', 'tolerated', 'productDetails.0.id', Number],
  ['an empty loyalty id', 'getMerchantDetails', 'broken', `${merchant}.loyalty_id`, ''],
  ['the merchant in an array', 'getMerchantDetails', 'tolerated', 'merchant_list.added', listed(null)],
  ['a flag in words', 'getMerchantDetails', 'broken', `${merchant}.is_burn_enabled`, 'N'],
  ['a flag as true', 'getMerchantDetails', 'tolerated', `${merchant}.is_earn_enabled`, true],
  [
    'a list as an object with numbered keys',
    'getBanners',
    'tolerated',
    'banners',
    (list: Loose) => ({ ...list }),
  ],
  ['a list as a text', 'getBanners', 'broken', 'banners', 'none'],
  ['a product without its id', 'getProductDetails', 'broken', 'productDetails.1.id', gone],
  ['a location without a name', 'getStoreLocations', 'broken', 'locations.0.location_name', ''],
  [
    'a picture by http',
    'getBanners',
    'tolerated',
    'banners.0.banner_images',
    'http://cdn.client.example/1.jpg',
  ],
  ['a picture without a host', 'getProductDetails', 'broken', 'productDetails.0.image_name', 'uploads/1.jpg'],
  ['an unknown state of a bill', 'getSubmitBillDetailsMonthwise', 'broken', `${row}.status`, 'In review'],
  [
    'an unknown state of an order',
    'getCustomerOrderDetails',
    'broken',
    'order_details.0.order_status_text',
    'Wandering',
  ],
  [
    'a kind of points that is none',
    'getEarnRedeemPointDetailsMonthWise',
    'broken',
    `${row}.earned_redeemed_flag`,
    'earned',
  ],
  ['stock in other words', 'getCart', 'broken', 'cart_details.0.is_stock_available', 'sold out'],
  ['a quantity in words', 'getCart', 'broken', 'cart_details.0.qty', 'two'],
  ['a history as an empty array', 'getCustomerArchiveData', 'tolerated', 'transactionDetails', []],
  [
    'a history as a list',
    'getEarnRedeemPointDetailsMonthWise',
    'broken',
    'transactionDetails',
    (months: Loose) => Object.values(months)[0],
  ],
  ['a gender in words', 'checkCustomerData', 'broken', 'customer.gender', 'F'],
  ['no tiers', 'getLoyaltyProgramTierDetails', 'broken', 'merchant_tiers', gone],
  ['a switch for maintenance in words', 'isMaintainance', 'broken', 'maintainance_mode', 'off'],
  ['an offer in a list', 'getOfferDetails', 'tolerated', 'offer_details', (offer: Loose) => [offer]],
  ['null for a text', 'getStoreProfileDetails', 'tolerated', 'about_shop', null],
];

/** The merchant at 1, after this. */
function listed(...before: unknown[]) {
  return (added: Loose) => [...before, added['1']];
}

function spoiled([what, call, result, place, value]: InResponse): Planted {
  const body = goodReply(call);
  const names = place.split('.');
  const field = names.pop() ?? '';
  const holder = names.reduce(
    (at: Loose, name) => (name === '*' ? Object.values(at)[0] : at[name]),
    body.response,
  );
  if (value === gone) delete holder[field];
  else holder[field] = typeof value === 'function' ? value(holder[field]) : value;
  return { what, call, result, field, body };
}

const nothing = { statusCode: 100, response: null };
const good = goodReply('getBanners');

function besideResponse(call: CallName): WireBody {
  const { response, ...rest } = goodReply(call);
  return { ...rest, ...(response as WireBody) };
}

/** The same for answers that are another one as a whole. */
const whole: readonly (readonly [string, CallName, Result, field: string, body: unknown])[] = [
  ['fields beside response', 'getCartItemCount', 'tolerated', 'count', besideResponse('getCartItemCount')],
  ['response null', 'getStoreLocations', 'broken', 'response', nothing],
  ['response null', 'getCart', 'broken', 'response', nothing],
  ['response null for a page', 'getTermsCondition', 'broken', 'response', nothing],
  ['no response', 'getFaqList', 'broken', 'response', { statusCode: 100 }],
  ['statusCode as a text', 'getBanners', 'tolerated', 'statusCode', { ...good, statusCode: '100' }],
  [
    'no statusCode where it is needed',
    'getCart',
    'broken',
    'statusCode',
    { ...goodReply('getCart'), statusCode: undefined },
  ],
  [
    'a statusCode in words',
    'getOfferDetails',
    'broken',
    'statusCode',
    { ...goodReply('getOfferDetails'), statusCode: 'OK' },
  ],
  [
    'the merchant as entry 0',
    'getMerchantDetails',
    'broken',
    '1',
    spoiled(['', 'getMerchantDetails', 'broken', 'merchant_list.added', listed()]).body,
  ],
  ['a list in place of the envelope', 'getBanners', 'broken', 'body', [good]],
  ['HTML', 'getBanners', 'broken', 'body', '<!doctype html><h1>Welcome</h1>'],
  ['JSON that breaks off', 'getBanners', 'broken', 'body', '{"statusCode":100,"response":{'],
  [
    'JSON after a warning',
    'getBanners',
    'broken',
    'body',
    `Warning: undefined index\n${JSON.stringify(good)}`,
  ],
  ['nothing at all', 'getBanners', 'broken', 'body', ''],
];

export const plantedAnswers: readonly Planted[] = [
  ...inResponse.map(spoiled),
  ...whole.map(([what, call, result, field, body]) => ({ what, call, result, field, body })),
];

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

type Change = (response: Loose) => void;
// biome-ignore lint/suspicious/noExplicitAny: tests reach into replies of every shape
type Loose = any;

const inResponse = (call: CallName, change: Change): WireBody => {
  const body = goodReply(call);
  change(body.response);
  return body;
};

const months = (response: Loose, name = 'transactionDetails') => Object.values<Loose>(response[name])[0];

function planted(what: string, call: CallName, result: Result, field: string, change: Change): Planted {
  return { what, call, result, field, body: inResponse(call, change) };
}

function whole(what: string, call: CallName, result: Result, field: string, body: unknown): Planted {
  return { what, call, result, field, body };
}

const besideResponse = (call: CallName) => {
  const { response, ...rest } = goodReply(call);
  return { ...rest, ...(response as WireBody) };
};

export const plantedAnswers: readonly Planted[] = [
  planted('a date as DD/MM/YYYY', 'getMerchantOffers', 'broken', 'offer_end_date', ({ offers }) => {
    offers[0].offer_end_date = '25/12/2026';
  }),
  planted(
    'a day that is in no calendar',
    'getProductDetails',
    'broken',
    'expiry_date',
    ({ productDetails: products }) => {
      products[0].expiry_date = '2026-02-31';
    },
  ),
  planted(
    'the zero date of a database',
    'getProductDetails',
    'tolerated',
    'special_price_start_date',
    ({ productDetails: products }) => {
      products[0].special_price_start_date = '0000-00-00';
    },
  ),
  planted('a date as a timestamp', 'getVouchersMonthWise', 'broken', 'voucher_expiry_date', (response) => {
    months(response, 'e-voucher')[0].voucher_expiry_date = 1_790_000_000;
  }),
  planted('a date with a time', 'getMerchantOffers', 'tolerated', 'offer_start_date', ({ offers }) => {
    offers[0].offer_start_date = '2026-11-01 00:00:00';
  }),
  planted('a time with a zone', 'getVouchersMonthWise', 'tolerated', 'order_date', (response) => {
    months(response, 'e-voucher')[0].order_date = '2026-11-01T20:00:00Z';
  }),
  planted('a birthday as DD-MM-YYYY', 'checkCustomerData', 'broken', 'date_of_birth', ({ customer }) => {
    customer.date_of_birth = '29-02-1988';
  }),
  planted(
    'a time without seconds',
    'getCustomerNotifications',
    'broken',
    'created_at',
    ({ notifications }) => {
      notifications[0].created_at = '20 Nov 2026';
    },
  ),
  planted(
    'an amount with a comma',
    'getMerchantDetails',
    'broken',
    'current_points_balance',
    ({ merchant_list }) => {
      merchant_list.added['1'].current_points_balance = '1,920.50';
    },
  ),
  planted(
    'an amount as a text',
    'getMerchantDetails',
    'tolerated',
    'current_points_balance',
    ({ merchant_list }) => {
      merchant_list.added['1'].current_points_balance = '1920.50';
    },
  ),
  planted(
    'an amount with its unit',
    'getProductDetails',
    'broken',
    'selling_price_points_value',
    ({ productDetails: products }) => {
      products[0].selling_price_points_value = '500 P';
    },
  ),
  planted(
    'an amount that is NaN',
    'getEarnRedeemPointDetailsMonthWise',
    'broken',
    'points_earned_or_redeemed',
    (response) => {
      months(response)[0].points_earned_or_redeemed = 'NaN';
    },
  ),
  planted('ids as numbers', 'getProductDetails', 'tolerated', 'id', ({ productDetails: products }) => {
    for (const product of products) product.id = Number(product.id);
  }),
  whole(
    'fields beside response',
    'getCartItemCount',
    'tolerated',
    'count',
    besideResponse('getCartItemCount'),
  ),
  whole('response null', 'getStoreLocations', 'broken', 'response', { statusCode: 100, response: null }),
  whole('response null', 'getCart', 'broken', 'response', { statusCode: 100, response: null }),
  whole('response null for a page', 'getTermsCondition', 'broken', 'response', {
    statusCode: 100,
    response: null,
  }),
  whole('no response', 'getFaqList', 'broken', 'response', { statusCode: 100 }),
  whole('statusCode as a text', 'getBanners', 'tolerated', 'statusCode', {
    ...goodReply('getBanners'),
    statusCode: '100',
  }),
  whole('no statusCode where it is needed', 'getCart', 'broken', 'statusCode', {
    ...goodReply('getCart'),
    statusCode: undefined,
  }),
  whole('a statusCode in words', 'getOfferDetails', 'broken', 'statusCode', {
    ...goodReply('getOfferDetails'),
    statusCode: 'OK',
  }),
  planted('an empty loyalty id', 'getMerchantDetails', 'broken', 'loyalty_id', ({ merchant_list }) => {
    merchant_list.added['1'].loyalty_id = '';
  }),
  planted('the merchant as entry 0', 'getMerchantDetails', 'broken', '1', ({ merchant_list }) => {
    merchant_list.added = [merchant_list.added['1']];
  }),
  planted('the merchant in an array', 'getMerchantDetails', 'tolerated', 'added', ({ merchant_list }) => {
    merchant_list.added = [null, merchant_list.added['1']];
  }),
  planted('a flag in words', 'getMerchantDetails', 'broken', 'is_burn_enabled', ({ merchant_list }) => {
    merchant_list.added['1'].is_burn_enabled = 'N';
  }),
  planted('a flag as true', 'getMerchantDetails', 'tolerated', 'is_earn_enabled', ({ merchant_list }) => {
    merchant_list.added['1'].is_earn_enabled = true;
  }),
  planted('a list as an object with numbered keys', 'getBanners', 'tolerated', 'banners', (response) => {
    response.banners = { ...response.banners };
  }),
  planted('a list as a text', 'getBanners', 'broken', 'banners', (response) => {
    response.banners = 'none';
  }),
  planted('a product without its id', 'getProductDetails', 'broken', 'id', ({ productDetails: products }) => {
    delete products[1].id;
  }),
  planted('a location without a name', 'getStoreLocations', 'broken', 'location_name', ({ locations }) => {
    locations[0].location_name = '';
  }),
  planted('a picture by http', 'getBanners', 'tolerated', 'banner_images', ({ banners }) => {
    banners[0].banner_images = 'http://cdn.client.example/1.jpg';
  }),
  planted('a picture without a host', 'getProductDetails', 'broken', 'image_name', ({ productDetails }) => {
    productDetails[0].image_name = 'uploads/1.jpg';
  }),
  planted('an unknown state of a bill', 'getSubmitBillDetailsMonthwise', 'broken', 'status', (response) => {
    months(response)[0].status = 'In review';
  }),
  planted(
    'an unknown state of an order',
    'getCustomerOrderDetails',
    'broken',
    'order_status_text',
    (response) => {
      response.order_details[0].order_status_text = 'Wandering';
    },
  ),
  planted(
    'a kind of points that is none',
    'getEarnRedeemPointDetailsMonthWise',
    'broken',
    'earned_redeemed_flag',
    (response) => {
      months(response)[0].earned_redeemed_flag = 'earned';
    },
  ),
  planted('stock in other words', 'getCart', 'broken', 'is_stock_available', ({ cart_details }) => {
    cart_details[0].is_stock_available = 'sold out';
  }),
  planted('a quantity in words', 'getCart', 'broken', 'qty', ({ cart_details }) => {
    cart_details[0].qty = 'two';
  }),
  planted(
    'a history as an empty array',
    'getCustomerArchiveData',
    'tolerated',
    'transactionDetails',
    (response) => {
      response.transactionDetails = [];
    },
  ),
  planted(
    'a history as a list',
    'getEarnRedeemPointDetailsMonthWise',
    'broken',
    'transactionDetails',
    (response) => {
      response.transactionDetails = months(response);
    },
  ),
  planted('a gender in words', 'checkCustomerData', 'broken', 'gender', ({ customer }) => {
    customer.gender = 'F';
  }),
  planted('no tiers', 'getLoyaltyProgramTierDetails', 'broken', 'merchant_tiers', (response) => {
    delete response.merchant_tiers;
  }),
  planted(
    'a switch for maintenance in words',
    'isMaintainance',
    'broken',
    'maintainance_mode',
    (response) => {
      response.maintainance_mode = 'off';
    },
  ),
  planted('an offer in a list', 'getOfferDetails', 'tolerated', 'offer_details', (response) => {
    response.offer_details = [response.offer_details];
  }),
  planted('null for a text', 'getStoreProfileDetails', 'tolerated', 'about_shop', (response) => {
    response.about_shop = null;
  }),
  whole('a list in place of the envelope', 'getBanners', 'broken', 'body', [goodReply('getBanners')]),
  whole('HTML', 'getBanners', 'broken', 'body', '<!doctype html><h1>Welcome</h1>'),
  whole('JSON that breaks off', 'getBanners', 'broken', 'body', '{"statusCode":100,"response":{'),
  whole(
    'JSON after a warning',
    'getBanners',
    'broken',
    'body',
    `Warning: undefined index\n${JSON.stringify(goodReply('getBanners'))}`,
  ),
  whole('nothing at all', 'getBanners', 'broken', 'body', ''),
];

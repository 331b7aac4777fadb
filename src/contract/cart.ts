import * as z from 'zod/mini';
import { identity } from './ambient';
import { defineCall, fieldsOrEmptyArray, fieldsReply, noReply } from './call';
import { at, record } from './record';
import { withStrict } from './strictly';
import { amount, figureText, id, json, maybe, presentList, text } from './wire';

/** 'no', or a flag that is off, means out of stock. Every other value, and none, means in stock. */
const inStock = withStrict(
  z.codec(z.unknown(), z.boolean(), {
    decode: (value) => !/^\s*(no|false|0)\s*$/i.test(String(value)),
    encode: (value) => (value ? 'yes' : 'no'),
  }),
  () =>
    z.codec(z._default(z.enum(['yes', 'no']), 'yes'), z.boolean(), {
      decode: (value) => value === 'yes',
      encode: (value) => (value ? 'yes' : 'no'),
    }),
);

/**
 * In a reply, an unreadable quantity counts as 1. If we dropped the line here, the next save would delete it. In a
 * request, it is a mistake of the app.
 */
const quantity = withStrict(
  z.codec(z.unknown(), z.number(), {
    decode: (value) => {
      const result = z.safeDecode(amount, value as string); // for any other type it does not fit, and that is the question here
      return result.success ? result.data : 1;
    },
    encode: (value) => value,
  }),
  () => amount,
);

export const cartLine = record({
  productMerchantId: at('product_merchant_id', id),
  productId: at('product_id', text),
  brandName: at('brand_name', text),
  subProductName: at('sub_product_name', text),
  /** HTML. */
  description: at('short_description', text),
  image: at('image_name', text),
  locationId: at('location_id', text),
  locationName: at('location_name', text),
  voucherValue: at('voucher_value', figureText),
  /** Points. */
  sellingPrice: at('selling_price_points_value', maybe(amount)),
  /** Points; 0 means none. */
  specialPrice: at('special_price_points_value', maybe(amount)),
  /** Points per unit. */
  bestPrice: at('best_price', maybe(amount)),
  quantity: at('qty', quantity),
  minQuantity: at('min_quantity', maybe(amount)),
  maxQuantity: at('max_quantity', maybe(amount)),
  /** Points of the line. */
  calculatedPoints: at('calculated_points', maybe(amount)),
  /** YYYY-MM-DD. */
  expiryDate: at('expiry_date', text),
  inStock: at('is_stock_available', inStock),
  itemQuantity: at('itemQuantity', maybe(amount)),
});
export type CartLine = z.output<typeof cartLine>;

const cart = record({ lines: at('cart_details', presentList(cartLine)) });

/** A reply without the list of lines is not recognised, because an empty cart means that an order was placed. */
export const getCart = defineCall('/getCart', {
  effect: 'read',
  statusCode: 'required',
  request: record({ customerId: identity.customerId, merchantId: identity.merchantId }),
  reply: fieldsOrEmptyArray(cart, { lines: [] }),
});

/** Replaces the whole cart. */
export const addCart = defineCall('/addCart', {
  effect: 'write',
  statusCode: 'required',
  request: record({ ...identity, lines: at('cart_details', json(presentList(cartLine))) }),
  reply: noReply,
});

export const getCartItemCount = defineCall('/getCartItemCount', {
  effect: 'read',
  request: record({ customerId: identity.customerId, merchantId: identity.merchantId }),
  reply: fieldsReply(record({ count: at('count', maybe(amount)) })),
});

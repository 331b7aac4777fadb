import type * as z from 'zod/mini';
import { identity } from './ambient';
import { defineCall, fieldsOrEmptyArray, fieldsReply } from './call';
import { at, record } from './record';
import { amount, detailList, figureText, id, json, maybe, presentList, text } from './wire';

const orderLine = record({
  productMerchantId: at('product_merchant_id', id),
  quantity: at('qty', amount),
  locationId: at('location_id', text),
  bestPrice: at('best_price', maybe(amount)),
  calculatedPoints: at('calculated_points', maybe(amount)),
});
export type OrderLine = z.output<typeof orderLine>;

/**
 * Orders the lines of the saved cart. There is no idempotency key: see `features/cart/place-order.ts` for a lost
 * answer.
 */
export const placeOrder = defineCall('/placeOrder', {
  effect: 'write',
  statusCode: 'required',
  request: record({ ...identity, lines: at('order_details', json(presentList(orderLine))) }),
  reply: fieldsReply(record({ orderId: at('orderId', id) })),
});

const voucher = record({ code: at('voucher_code', text), pin: at('voucher_pin', text) });

const orderItem = record({
  brandName: at('brand_name', text),
  image: at('image_name', text),
  voucherValue: at('voucher_value', figureText),
  subProductName: at('sub_product_name', text),
  vouchers: at('e_vouchers', detailList(voucher)),
  quantity: at('item_quantity', maybe(amount)),
  sellingPrice: at('selling_price_points_value', maybe(amount)),
  specialPrice: at('special_price_points_value', maybe(amount)),
  specialPriceStart: at('special_price_start_date', text),
  specialPriceEnd: at('special_price_end_date', text),
  expiryDate: at('expiry_date', text),
  statusText: at('order_status_text', text),
  locationName: at('location_name', text),
});
export type OrderItem = z.output<typeof orderItem>;

const orderDetails = record({
  /** Points that the customer has now. */
  balance: at('current_point_balance', maybe(amount)),
  pointsRedeemed: at('total_points_redeemed', maybe(amount)),
  orderDate: at('order_date', text),
  items: at('order_details', presentList(orderItem)),
});
export type OrderDetails = z.output<typeof orderDetails>;

export const getCustomerOrderDetails = defineCall('/getCustomerOrderDetails', {
  effect: 'read',
  statusCode: 'required',
  request: record({ ...identity, orderId: at('order_id', id) }),
  /**
   * An empty array instead of the details means that the order does not exist (docs/product/orders.md#no-such-order).
   */
  reply: fieldsOrEmptyArray(orderDetails, undefined),
});

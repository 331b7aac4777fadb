import { describe, expect, it } from 'vitest';
import { getCart } from './cart';
import { getMerchantDetails } from './merchant';
import { getCustomerOrderDetails } from './orders';

const line = { product_merchant_id: 7, qty: '2', best_price: '120.2500' };

describe('getCart', () => {
  it.each([
    [{ response: { cart_details: [line] } }, 1],
    [{ cart_details: { 0: line } }, 1],
    [{ response: { cart_details: [] } }, 0],
  ])('reads %j', (body, count) => {
    expect(getCart.reply.decode(body).lines).toHaveLength(count);
  });

  it.each([{}, { response: {} }, { response: { cart_details: 'none' } }, { response: [line] }])(
    'does not take %j for an empty cart, which would say that an order went through',
    (body) => {
      expect(() => getCart.reply.decode(body)).toThrow();
    },
  );

  it("reads is_stock_available 'no', and a flag that is off, as out of stock", () => {
    const cart_details = ['no', 'NO ', 'yes', '', undefined, '0', false, 1].map((is_stock_available) => ({
      ...line,
      is_stock_available,
    }));
    const { lines } = getCart.reply.decode({ response: { cart_details } });
    expect(lines.map(({ inStock }) => inStock)).toEqual([false, false, true, true, true, false, false, true]);
    expect(lines[0]).toMatchObject({ productMerchantId: '7', quantity: 2, bestPrice: 120.25 });
  });
});

describe('getMerchantDetails', () => {
  it.each([
    ['On hold.', 'On hold.'],
    ['0', ''],
    [0, ''],
    [null, ''],
    [undefined, ''],
  ])('reads the redeem_error %j as %j', (redeem_error, reason) => {
    const body = { response: { merchant_list: { added: [{}, { redeem_error }] } } };
    expect(getMerchantDetails.reply.decode(body).merchant?.redeemError).toBe(reason);
  });
});

it('an order is not recognised without its items', () => {
  expect(() => getCustomerOrderDetails.reply.decode({ response: {} })).toThrow();
});

it.each([
  ['1', true],
  [2, true],
  [true, true],
  ['yes', true],
  ['0', false],
  [0, false],
  [false, false],
  ['', false],
  [null, false],
  [undefined, false],
])('auto_reject_or_cancel_order %j warns: %s', (auto_reject_or_cancel_order, warns) => {
  const merchant_list = { added: [{}, { auto_reject_or_cancel_order }] };
  expect(getMerchantDetails.reply.decode({ merchant_list }).merchant.autoRejectOrder).toBe(warns);
});

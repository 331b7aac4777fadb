import { describe, expect, it } from 'vitest';
import { encodeRequest } from './call';
import { calls } from './calls';
import { tokensOf } from './tokens';

describe('the contract', () => {
  it.each(Object.entries(calls))('%s is posted under its own name', (name, call) => {
    expect(call.path).toBe(`/${name}`);
  });

  it('sends the OTP as an integer, with exactly the fields of the call', () => {
    expect(
      encodeRequest(calls.loginCustomer, {
        mobileNumber: '9876500001',
        otp: 12,
        otpId: '7',
        platform: 4,
        merchantId: '501',
      }),
    ).toEqual({
      mobile_number: '9876500001',
      otp: 12,
      id: '7',
      platform: 4,
      transactionType: 201,
      merchant_id: '501',
    });
  });

  it('takes no broken notification for one that is not there', () => {
    const { decode } = calls.getCustomerNotificationDetails.reply;
    expect(decode({ response: [] })).toBeUndefined();
    expect(() => decode({ response: [{ title: 'Without an id' }] })).toThrow('no notification');
  });

  it('registers no device whose token has more than 4096 characters', () => {
    const register = (deviceToken: string) => () =>
      encodeRequest(calls.updateDeviceToken, {
        platform: 4,
        merchantId: '501',
        customerId: '5',
        deviceToken,
      });
    expect(register('x'.repeat(4096))).not.toThrow();
    expect(register('x'.repeat(4097))).toThrow('too_big');
  });

  it('sends flags and constants of a payload with the cipher as numbers', () => {
    const customer = {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@mail.example',
      gender: 'female' as const,
    };
    const form = { ...customer, mobileNumber: '9876500001', pincodeId: '7', platform: 4, merchantId: '501' };
    for (const [emailOptedOut, sent] of [
      [true, 1],
      [false, 0],
    ] as const) {
      expect(encodeRequest(calls.registerCustomer, { ...form, emailOptedOut })).toMatchObject({
        opt_out_from_email_status: sent,
        opt_out_from_sms_status: 0,
        gender: 2,
      });
    }
  });

  it.each([
    ['getBanners', { response: { banners: 'not a list' } }],
    ['getPincode', { response: 'not a list' }],
    ['getProductList', { response: { products: 7 } }],
    ['getProductDetails', { response: { productDetails: [{ id: 1 }], locationWiseQuantity: 'none' } }],
    ['getStoreLocations', { response: { locations: true } }],
  ] as const)('takes no list of another type for an empty one: %s', (name, body) => {
    expect(() => calls[name].reply.decode(body)).toThrow();
  });

  it('keeps a product or merchant when pictures or steps are not a list', () => {
    const { products } = calls.getProductList.reply.decode({ products: [{ id: 1, product_images: 42 }] });
    expect(products).toMatchObject([{ id: '1', images: [] }]);
    const { merchant } = calls.getMerchantDetails.reply.decode({
      merchant_list: { added: { 1: { loyalty_id: 'L1', refferal_description: 42 } } },
    });
    expect(merchant).toMatchObject({ loyaltyId: 'L1', referralSteps: [] });
  });

  it.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['1', true],
  ])('e-mail is on by default: with %j, the customer has opted out: %s', (sent, emailOptedOut) => {
    const customer = { customer_id: 5, opt_out_from_email_status: sent };
    expect(calls.checkCustomerData.reply.decode({ customer })).toMatchObject({ customer: { emailOptedOut } });
  });

  it('shows no voucher value or distance to a tier that is not a number', () => {
    const worthless = { voucher_value: 'NaN' };
    const lines = [{ ...worthless, product_merchant_id: 1, qty: 1 }];
    const none = expect.objectContaining({ voucherValue: '' });
    expect([
      calls.getProductList.reply.decode({ products: [{ ...worthless, id: 1 }] }).products,
      calls.getCart.reply.decode({ cart_details: lines }).lines,
      calls.getCustomerOrderDetails.reply.decode({ order_details: [worthless] })?.items,
    ]).toEqual([[none], [none], [none]]);
    const tiers = { merchant_tiers: [], away_from_next_membership: '-Infinity' };
    expect(calls.getLoyaltyProgramTierDetails.reply.decode(tiers).awayFromNextTier).toBe('');
  });

  it('finds reply fields in response or beside it', () => {
    expect(calls.getOtp.reply.decode({ id: 7 })).toEqual({ otpId: '7' });
    expect(calls.getOtp.reply.decode({ response: { id: '7' } })).toEqual({ otpId: '7' });
  });

  it('finds the merchant as entry 1 of an array or an object', () => {
    const merchant = { loyalty_id: 'L1', customerDetails: { id: 5 } };
    for (const added of [[{}, merchant], { 1: merchant }]) {
      const reply = calls.getMerchantDetails.reply.decode({ response: { merchant_list: { added } } });
      expect(reply.merchant).toMatchObject({ loyaltyId: 'L1', customer: { id: '5' } });
    }
  });

  it('finds both tokens inside token or beside it', () => {
    const both = { access: 'a', refresh: 'r' };
    expect(tokensOf(calls.loginCustomer.reply.decode({ token: { token: 'a', refresh_token: 'r' } }))).toEqual(
      both,
    );
    expect(tokensOf(calls.loginCustomer.reply.decode({ id: 1, token: 'a', refresh_token: 'r' }))).toEqual(
      both,
    );
    expect(tokensOf(calls.loginCustomer.reply.decode({ id: 1, token: 'a' }))).toEqual({ access: 'a' });
    for (const absent of [null, '']) {
      const token = { token: 'a', refresh_token: absent };
      expect(tokensOf(calls.loginCustomer.reply.decode({ token }))).toEqual({ access: 'a' });
    }
    expect(tokensOf(calls.loginCustomer.reply.decode({ id: 1, refresh_token: 'r' }))).toBeUndefined();
  });
});

describe('an object that arrives as an empty array', () => {
  it('is an empty cart, unless the lines are beside it', () => {
    const line = { product_merchant_id: 7, qty: 'two' };
    expect(calls.getCart.reply.decode({ response: [] })).toEqual({ lines: [] });
    expect(calls.getCart.reply.decode({ response: [], cart_details: [line] })).toMatchObject({
      lines: [{ productMerchantId: '7', quantity: 1 }],
    });
  });

  it('is no order, unless its details are beside it', () => {
    expect(calls.getCustomerOrderDetails.reply.decode({ response: [] })).toBeUndefined();
    const beside = { response: [], current_point_balance: '5', order_details: [] };
    expect(calls.getCustomerOrderDetails.reply.decode(beside)).toMatchObject({ balance: 5 });
  });
});

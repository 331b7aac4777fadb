import { describe, expect, it } from 'vitest';
import { type Call, encodeRequest } from './call';
import { type CallName, calls } from './calls';
import { tokensOf } from './tokens';

/** Every option of every call: method, encoding, token, audience, effect, and whether a reply needs a `statusCode`. */
const options: Record<CallName, string> = {
  addCart: 'POST form access customer write required',
  appVersion: 'POST form none anyone read optional',
  bookAvailableSlotList: 'POST form access anyone read optional',
  bookScheduleVisit: 'POST form access anyone write optional',
  checkCustomerData: 'POST cipher access anyone read optional',
  createCustomerLoginLogs: 'POST form access customer write optional',
  deleteNotification: 'POST form access customer write optional',
  deleteSubmitBill: 'POST form access customer write required',
  getBanners: 'POST form none anyone read optional',
  getBillSummary: 'POST form access customer read optional',
  getBillUploadGuidelines: 'POST form access customer read optional',
  getBrandName: 'POST form access customer read optional',
  getCart: 'POST form access customer read required',
  getCartItemCount: 'POST form access customer read optional',
  getCustomerArchiveData: 'POST form access customer read optional',
  getCustomerNotificationDetails: 'POST form access customer read optional',
  getCustomerNotifications: 'POST form access customer read optional',
  getCustomerOrderDetails: 'POST form access customer read required',
  getEarnRedeemPointDetailsMonthWise: 'POST form access customer read optional',
  getFaqList: 'POST form access anyone read optional',
  getLoyaltyProgramTierDetails: 'POST form access customer read required',
  getMallLayout: 'POST form access anyone read optional',
  getMerchantDetails: 'POST form access customer read optional',
  getMerchantOffers: 'POST form access customer read required',
  getOfferDetails: 'POST form access customer read required',
  getOtp: 'POST cipher none anyone write required',
  getPWABrandName: 'POST form access customer read optional',
  getPincode: 'POST form none anyone read optional',
  getPincodeStateCity: 'POST form access anyone read optional',
  getProductDetails: 'POST form access customer read optional',
  getProductList: 'POST form access customer read optional',
  getPushNotificationCount: 'POST form access customer read optional',
  getReferralHowItWorks: 'POST form access customer read optional',
  getStaticWebPage: 'GET query access customer read optional',
  getStoreLocations: 'POST form access anyone read optional',
  getStoreLocatorBrandDetails: 'POST form access anyone read optional',
  getStoreLocatorFloorCatDetails: 'POST form access anyone read optional',
  getStoreProfileDetails: 'POST form access anyone read optional',
  getSubmitBillDetailsMonthwise: 'POST form access customer read optional',
  getTermsCondition: 'POST form access anyone read optional',
  getVouchersMonthWise: 'POST form access customer read optional',
  isMaintainance: 'POST form none anyone read optional',
  logOutUser: 'POST form access customer write optional',
  loginCustomer: 'POST cipher none anyone write optional',
  optInForSMS: 'POST form access anyone write required',
  optOutFromSMS: 'POST form access anyone write required',
  placeOrder: 'POST form access customer write required',
  profileUpdate: 'POST cipher access anyone write optional',
  refreshAuthToken: 'POST form refresh customer write optional',
  registerCustomer: 'POST cipher access anyone write optional',
  requestToVerifyCustomerEmail: 'POST form access customer write required',
  setAppInstallation: 'POST form access customer write optional',
  setBillUploadGuidelinesFlag: 'POST form access customer write required',
  setNotificationTapped: 'POST form access customer write optional',
  submitBill: 'POST multipart access customer write required',
  submitFeedback: 'POST form access customer write required',
  trackProductView: 'POST form access customer write optional',
  updateDeviceToken: 'POST form access customer write required',
};

/** The wire fields that are the same in every request. Other calls have none. */
const constants: Partial<Record<CallName, object>> = {
  bookAvailableSlotList: { merchant_location_id: 3 },
  bookScheduleVisit: { merchant_location_id: 3 },
  createCustomerLoginLogs: { is_login: 1 },
  getCustomerNotificationDetails: { notification_type: 0 },
  getOtp: { transactionType: 201 },
  getPincode: { isMasterPincodeRequired: 0 },
  getProductList: { last_id: 0 },
  getReferralHowItWorks: { transactionType: 201 },
  getTermsCondition: { page_type: 304 },
  logOutUser: { is_login: 2 },
  loginCustomer: { transactionType: 201 },
  profileUpdate: { mobile_verified: 1, transactionType: 201 },
  registerCustomer: {
    mobile_verified: 1,
    is_notifications_updates: 0,
    opt_out_from_sms_status: 0,
    transactionType: 202,
  },
  setNotificationTapped: { notification_type: 0 },
  submitFeedback: { app_info: '' },
};

describe('the contract', () => {
  it.each(Object.entries(calls))('%s is posted under its own name', (name, call) => {
    expect(call.path).toBe(`/${name}`);
  });

  it.each(Object.entries(calls))('%s has the options of the table', (name, call: Call) => {
    const { method, encoding, auth, audience, effect, statusCode } = call;
    const known = name as CallName; // the table of calls has no other keys
    expect([method, encoding, auth, audience, effect, statusCode].join(' ')).toBe(options[known]);
    expect(call.constants).toEqual(constants[known] ?? {});
    expect(call.rejection !== undefined).toBe(['deleteNotification', 'getOtp', 'submitBill'].includes(name));
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

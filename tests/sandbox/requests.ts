import { type Call, encodeRequest, type RequestOf, type WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { pageTypes } from '@/contract/pages';
import { sortCodes } from '@/contract/products';
import { people } from '../../sandbox/members/sample-people';
import { newNumber } from '../setup/new-number';
import { identityOf, today } from './harness';

const identity = identityOf('north');
const site = { merchantId: 'north', platform: 4 };
const person = {
  ...{ firstName: 'Nila', lastName: 'Sen', email: 'nila@mail.example', gender: 'female' as const },
  ...{ pincodeId: '1001', emailOptedOut: false, referralCode: '' },
};

/** A valid request of every call. */
const good: { [Name in CallName]: RequestOf<(typeof calls)[Name]> } = {
  addCart: { ...identity, lines: [] },
  appVersion: { ...identity, browser: 'Chrome' },
  bookAvailableSlotList: { merchantId: 'north', day: today, people: 2 },
  bookScheduleVisit: {
    ...{ merchantId: 'north', mobileNumber: newNumber, firstName: 'Nila', lastName: 'Sen' },
    ...{ day: today, time: '', people: 2, slotId: '6' },
  },
  checkCustomerData: { ...site, mobileNumber: people.aarav.mobile },
  createCustomerLoginLogs: { ...identity, loginThrough: 4 },
  deleteNotification: { ...identity, id: '1' },
  deleteSubmitBill: { ...identity, billId: '1' },
  getBanners: { ...identity, bannersFor: 1 },
  getBillSummary: { ...identity, billIds: '1,2' },
  getBillUploadGuidelines: identity,
  getBrandName: { ...identity, locationId: '1' },
  getCart: identity,
  getCartItemCount: identity,
  getCustomerArchiveData: { ...identity, appVersion: 4 },
  getCustomerNotificationDetails: { merchantId: 'north', customerId: '', uniqueId: 'n1' },
  getCustomerNotifications: { ...identity, page: 1, loyaltyId: 'north' },
  getCustomerOrderDetails: { ...identity, orderId: '1' },
  getEarnRedeemPointDetailsMonthWise: { ...identity, appVersion: 4 },
  getFaqList: identity,
  getLoyaltyProgramTierDetails: { ...identity, loyaltyId: 'north' },
  getMallLayout: { ...site, locationId: '1', floorId: '1' },
  getMerchantDetails: { ...identity, userId: '' },
  getMerchantOffers: { ...site, page: 1, search: '' },
  getOfferDetails: { ...identity, offerId: '1' },
  getOtp: { ...site, mobileNumber: newNumber },
  getPWABrandName: identity,
  getPincode: { ...site, pincode: '400' },
  getPincodeStateCity: { ...site, pincode: '400001' },
  getProductDetails: { ...identity, productMerchantId: '1', productId: '' },
  getProductList: {
    ...identity,
    ...{ appVersion: 4, currentDate: today, sortBy: sortCodes.popularity, searchBy: '' },
    refineBy: { points: { min: 0, max: 1 }, price: { min: 0, max: 1 }, brand_ids: [], location_ids: [] },
    ...{ productId: '500', productMerchantId: '1' },
  },
  getPushNotificationCount: { ...identity, userId: '' },
  getReferralHowItWorks: { ...site, mobileNumber: people.ishita.mobile },
  getStoreLocations: identity,
  getStaticWebPage: { ...site, pageType: pageTypes.benefits },
  getStoreLocatorBrandDetails: { ...site, locationId: '1', page: 1, search: '' },
  getStoreLocatorFloorCatDetails: { ...site, locationId: '1' },
  getStoreProfileDetails: { ...site, locationId: '1', brandId: '1' },
  getSubmitBillDetailsMonthwise: identity,
  getTermsCondition: site,
  getVouchersMonthWise: { ...identity, filter: 1 },
  isMaintainance: site,
  logOutUser: { ...identity, loginThrough: 4, deviceToken: '', refreshToken: '' },
  loginCustomer: { ...site, mobileNumber: newNumber, otp: 1, otpId: '1' },
  optInForSMS: { ...site, key: 'STOP01' },
  optOutFromSMS: { ...site, key: 'STOP01' },
  placeOrder: { ...identity, lines: [] },
  profileUpdate: {
    ...{ ...site, ...person, mobileNumber: people.ishita.mobile, customerId: '', appVersion: 4, status: 1 },
  },
  refreshAuthToken: identity,
  registerCustomer: { ...site, ...person, mobileNumber: newNumber },
  requestToVerifyCustomerEmail: {
    ...site,
    email: 'ishita.rao@mail.example',
    mobileNumber: people.ishita.mobile,
  },
  setAppInstallation: { ...identity, mobileNumber: people.ishita.mobile, browser: 'Chrome' },
  setBillUploadGuidelinesFlag: { ...identity, flag: false },
  setNotificationTapped: { ...identity, uniqueId: 'n1', wasRead: false },
  submitBill: {
    ...identity,
    ...{ type: 2, images: [new File(['%PDF-'], 'bill.pdf')], brandId: '1', locationId: '1' },
    ...{ billNumber: 'A-1', billAmount: 100, billDate: today },
  },
  submitFeedback: { ...identity, subject: 'General', message: 'Fine' },
  trackProductView: { ...identity, productMerchantId: '1' },
  updateDeviceToken: { ...identity, deviceToken: 'token' },
};

/** The fields of a valid request on the wire. */
export function goodFields(name: CallName): WireBody {
  return encodeRequest(calls[name] as Call, good[name]);
}

/** Lines of a cart or an order as JSON, each with another product, and with some spoiled fields. */
export function lines(count: number, spoiled: Record<string, unknown> = {}): string {
  return JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      ...{ product_merchant_id: index + 1, location_id: 1, qty: 1 },
      ...spoiled,
    })),
  );
}

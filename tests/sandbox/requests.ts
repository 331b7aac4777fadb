import { type Call, encodeRequest, type RequestOf, type WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { pageTypes } from '@/contract/pages';
import { sortCodes } from '@/contract/products';
import { people } from '../../sandbox/members/sample-people';
import type { Known } from '../../tools/backend-kit/check/known';
import { NotTried } from '../../tools/backend-kit/check/plan';
import { steps } from '../../tools/backend-kit/check/whole-plan';
import { newNumber } from '../setup/new-number';
import { identityOf, today } from './harness';

const identity = identityOf('north');
const site = { merchantId: 'north', platform: 4 };
const person = {
  firstName: 'Nila',
  lastName: 'Sen',
  email: 'nila@mail.example',
  gender: 'female' as const,
  pincodeId: '1001',
  emailOptedOut: false,
  referralCode: '',
};

/** What the sandbox of the tests has, so that the check of a backend knows what to ask for. */
const known: Known = {
  mall: { id: 'north', platform: 4, appVersion: 4, loginThrough: 4 },
  today,
  mobile: people.ishita.mobile,
  customerId: '',
  tokens: { access: '', refresh: 'refresh' },
  locationId: '1',
  floorId: '1',
  brandOfMall: { id: '1', name: '' },
  offerId: '1',
  orderId: '1',
  billIds: ['1', '2'],
};

/** Valid requests of the calls that the check of a backend asks in another way, or not at all. */
const good: { [Name in CallName]?: RequestOf<(typeof calls)[Name]> } = {
  addCart: { ...identity, lines: [] },
  bookAvailableSlotList: { merchantId: 'north', day: today, people: 2 },
  bookScheduleVisit: {
    merchantId: 'north',
    mobileNumber: newNumber,
    firstName: 'Nila',
    lastName: 'Sen',
    day: today,
    time: '',
    people: 2,
    slotId: '6',
  },
  checkCustomerData: { ...site, mobileNumber: people.aarav.mobile },
  deleteNotification: { ...identity, id: '1' },
  deleteSubmitBill: { ...identity, billId: '1' },
  getCustomerNotificationDetails: { merchantId: 'north', customerId: '', uniqueId: 'n1' },
  getCustomerNotifications: { ...identity, page: 1, loyaltyId: 'north' },
  getLoyaltyProgramTierDetails: { ...identity, loyaltyId: 'north' },
  getOtp: { ...site, mobileNumber: newNumber },
  getPincode: { ...site, pincode: '400' },
  getPincodeStateCity: { ...site, pincode: '400001' },
  getProductDetails: { ...identity, productMerchantId: '1', productId: '' },
  getProductList: {
    ...identity,
    appVersion: 4,
    currentDate: today,
    sortBy: sortCodes.popularity,
    searchBy: '',
    refineBy: { points: { min: 0, max: 1 }, price: { min: 0, max: 1 }, brand_ids: [], location_ids: [] },
    productId: '500',
    productMerchantId: '1',
  },
  getStaticWebPage: { ...site, pageType: pageTypes.benefits },
  logOutUser: { ...identity, loginThrough: 4, deviceToken: '', refreshToken: '' },
  loginCustomer: { ...site, mobileNumber: newNumber, otp: 1, otpId: '1' },
  optInForSMS: { ...site, key: 'STOP01' },
  optOutFromSMS: { ...site, key: 'STOP01' },
  placeOrder: { ...identity, lines: [] },
  profileUpdate: {
    ...site,
    ...person,
    mobileNumber: people.ishita.mobile,
    customerId: '',
    appVersion: 4,
    status: 1,
  },
  registerCustomer: { ...site, ...person, mobileNumber: newNumber },
  requestToVerifyCustomerEmail: {
    ...site,
    email: 'ishita.rao@mail.example',
    mobileNumber: people.ishita.mobile,
  },
  setBillUploadGuidelinesFlag: { ...identity, flag: false },
  setNotificationTapped: { ...identity, uniqueId: 'n1', wasRead: false },
  submitBill: {
    ...identity,
    type: 2,
    images: [new File(['%PDF-'], 'bill.pdf')],
    brandId: '1',
    locationId: '1',
    billNumber: 'A-1',
    billAmount: 100,
    billDate: today,
  },
  submitFeedback: { ...identity, subject: 'General', message: 'Fine' },
  trackProductView: { ...identity, productMerchantId: '1' },
  updateDeviceToken: { ...identity, deviceToken: 'token' },
};

/** A valid request: this one, or what the check of a backend sends. */
export function goodRequest(name: CallName): object {
  const request = good[name] ?? steps.find(({ call }) => call === name)?.request(known);
  if (request && !(request instanceof NotTried)) return request;
  throw new Error(
    `Add a step for ${name} to tools/backend-kit/check/, or a valid request to tests/sandbox/requests.ts.`,
  );
}

/** The fields of a valid request on the wire. */
export function goodFields(name: CallName): WireBody {
  return encodeRequest(calls[name] as Call, goodRequest(name));
}

/** Lines of a cart or an order as JSON, each with another product, and with some spoiled fields. */
export function lines(count: number, spoiled: Record<string, unknown> = {}): string {
  return JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      product_merchant_id: index + 1,
      location_id: 1,
      qty: 1,
      ...spoiled,
    })),
  );
}

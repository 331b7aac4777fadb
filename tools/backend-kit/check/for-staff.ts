import type { CallName } from '@/contract/calls';
import { inWords } from '../spec/in-words';
import type { CallReport, Report, Result } from './report';
import { reportTable } from './table';

/** The report of a check for people who do not know its calls. */
export interface StaffReport {
  /** The result in one sentence. */
  verdict: string;
  /** What shoppers use, the worst first. */
  areas: StaffArea[];
  /** The whole report as text, for the engineers of the backend. */
  forEngineers: string;
}

export interface StaffArea {
  name: string;
  result: Result;
  /** What a shopper would see, or why it was not tried. */
  words: string[];
}

/** What a shopper uses a call for. A call that stands nowhere is an area of its own. */
const areas: Record<string, readonly CallName[]> = {
  'Opening the app': ['isMaintainance', 'appVersion', 'setAppInstallation'],
  Login: ['getOtp', 'loginCustomer', 'refreshAuthToken', 'createCustomerLoginLogs', 'logOutUser'],
  'Registration and profile': [
    ...(['checkCustomerData', 'registerCustomer', 'profileUpdate', 'requestToVerifyCustomerEmail'] as const),
    ...(['getPincode', 'getPincodeStateCity'] as const),
  ],
  Dashboard: ['getMerchantDetails', 'getBanners'],
  Notifications: [
    ...(['getPushNotificationCount', 'getCustomerNotifications', 'getCustomerNotificationDetails'] as const),
    ...(['setNotificationTapped', 'deleteNotification', 'updateDeviceToken'] as const),
  ],
  'Products and filters': ['getProductList', 'getProductDetails', 'getPWABrandName', 'trackProductView'],
  'Cart and orders': ['getCart', 'addCart', 'getCartItemCount', 'placeOrder', 'getCustomerOrderDetails'],
  Bills: [
    ...(['submitBill', 'deleteSubmitBill', 'getBillSummary', 'getBrandName'] as const),
    ...(['getBillUploadGuidelines', 'setBillUploadGuidelinesFlag'] as const),
  ],
  Transactions: [
    ...(['getEarnRedeemPointDetailsMonthWise', 'getSubmitBillDetailsMonthwise'] as const),
    ...(['getCustomerArchiveData', 'getVouchersMonthWise'] as const),
  ],
  Membership: ['getLoyaltyProgramTierDetails'],
  Offers: ['getMerchantOffers', 'getOfferDetails'],
  'Stores and floor plans': [
    ...(['getStoreLocations', 'getStoreLocatorBrandDetails', 'getStoreProfileDetails'] as const),
    ...(['getStoreLocatorFloorCatDetails', 'getMallLayout'] as const),
  ],
  'Booking a visit': ['bookAvailableSlotList', 'bookScheduleVisit'],
  'Pages, FAQs and feedback': ['getTermsCondition', 'getStaticWebPage', 'getFaqList', 'submitFeedback'],
  'Refer & Earn': ['getReferralHowItWorks'],
  'SMS consent': ['optInForSMS', 'optOutFromSMS'],
};

const order: readonly Result[] = ['broken', 'tolerated', 'fits', 'notTried'];

/** The same report in words for staff. */
export function forStaff(report: Report): StaffReport {
  const names = [...new Set([...Object.keys(areas), ...report.calls.map(({ call }) => areaName(call))])];
  const found = names.map((name) =>
    areaOf(
      name,
      report.calls.filter(({ call }) => areaName(call) === name),
    ),
  );
  return {
    verdict: verdictOf(report, found),
    areas: found.sort((one, other) => order.indexOf(one.result) - order.indexOf(other.result)),
    forEngineers: reportTable(report),
  };
}

/** What a shopper uses this call for. */
export function areaName(call: CallName): string {
  const listed = Object.entries(areas).find(([, calls]) => calls.includes(call));
  return listed?.[0] ?? inWords(call.replace(/^get/, ''));
}

function areaOf(name: string, calls: readonly CallReport[]): StaffArea {
  const result = order.find((each) => calls.some((call) => call.result === each)) ?? 'notTried';
  const broken = calls.flatMap(({ findings }) => findings.filter(({ severity }) => severity === 'broken'));
  const words = {
    broken: broken.map(({ shopper }) => shopper || 'Its answer is not what the app expects.'),
    tolerated: ['The app reads it, but not in the usual form.'],
    fits: [],
    notTried: [notTried(calls)],
  }[result];
  return { name, result, words: [...new Set(words)] };
}

function notTried(calls: readonly CallReport[]): string {
  const reasons = calls.map(({ why = '' }) => why);
  if (reasons.some((why) => why.includes('--mobile'))) return 'It needs a test number.';
  if (reasons.every((why) => why.includes('--writes'))) return 'It changes something, so it was not tried.';
  return reasons.find((why) => !why.includes('--')) ?? 'It was not tried.';
}

function verdictOf({ summary, calls }: Report, found: readonly StaffArea[]): string {
  if (calls.every(({ result, ms }) => result === 'notTried' || !('median' in ms))) {
    return 'The backend did not answer at this address.';
  }
  const broken = found.filter(({ result }) => result === 'broken').length;
  const tried = found.filter(({ result }) => result !== 'notTried').length;
  if (summary.broken > 0) return `${broken} of ${tried} parts of the app would not work as they should.`;
  return summary.tolerated > 0
    ? 'Everything that was tried works. Some answers do not have the usual form.'
    : 'Everything that was tried works.';
}

import type { CallName } from '@/contract/calls';

/**
 * What a backend does when a write arrives twice with the same bytes. A browser sends it again by itself when its
 * connection breaks before the answer, up to seven times, and the app does not learn of it.
 */
export const whenItArrivesTwice: Partial<Record<CallName, string>> = {
  ...sameAnswer(
    'bookScheduleVisit',
    'createCustomerLoginLogs',
    'deleteNotification',
    'deleteSubmitBill',
    'registerCustomer',
    'requestToVerifyCustomerEmail',
    'setAppInstallation',
    'submitBill',
    'submitFeedback',
    'trackProductView',
  ),
  ...nothingToDo(
    'addCart',
    'profileUpdate',
    'setBillUploadGuidelinesFlag',
    'setNotificationTapped',
    'updateDeviceToken',
    'optOutFromSMS',
    'optInForSMS',
  ),
  refreshAuthToken: 'Give new tokens again for a minute after the refresh token was replaced.',
  placeOrder: 'Refuse it: the cart is empty by then. Never place the order twice.',
  loginCustomer: 'Refuse it: an OTP works once.',
  getOtp: "Refuse it with 'otp already sent.' and the id of the OTP that is still valid. Send no second SMS.",
  logOutUser: 'Refuse the token, which has ended.',
};

function sameAnswer(...names: CallName[]) {
  const words = 'Carry it out once, and give the answer of the first arrival again.';
  return Object.fromEntries(names.map((name) => [name, words]));
}

function nothingToDo(...names: CallName[]) {
  const words = 'Nothing special: it sets a value, so the second arrival changes nothing.';
  return Object.fromEntries(names.map((name) => [name, words]));
}

import type { CallName } from '@/contract/calls';

/**
 * What a backend does when a write arrives twice with the same bytes. A browser sends it again by itself when its
 * connection breaks before the answer, up to seven times, and the app does not learn of it.
 */
export function whenItArrivesTwice(write: CallName): string {
  return exceptions[write] ?? 'Carry it out once, and give the answer of the first arrival again.';
}

export const exceptions: Partial<Record<CallName, string>> = {
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

function nothingToDo(...names: CallName[]) {
  const words = 'Nothing special: it sets a value, so the second arrival changes nothing.';
  return Object.fromEntries(names.map((name) => [name, words]));
}

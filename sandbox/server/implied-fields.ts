import type { WireBody } from '@/contract/call';
import type { CallName } from '@/contract/calls';

/**
 * The app sends the mall and the platform with these calls too. Other clients of the wire need not, because nothing in
 * the answer depends on them.
 */
const unlisted: Partial<Record<CallName, readonly (keyof typeof implied)[]>> = {
  checkCustomerData: ['platform'],
  deleteNotification: ['merchant_id', 'platform'],
  deleteSubmitBill: ['merchant_id', 'platform'],
  getPincode: ['merchant_id'],
  getPincodeStateCity: ['merchant_id', 'platform'],
  optInForSMS: ['merchant_id'],
  optOutFromSMS: ['merchant_id'],
  refreshAuthToken: ['merchant_id', 'platform'],
};

const implied = {
  merchant_id: (siteMerchant?: string) => siteMerchant,
  platform: () => 4,
};

/** The wire fields that a call gets if the client left them out. `siteMerchant` is the merchant of the request's host. */
export function impliedFields(name: CallName, siteMerchant: string | undefined): WireBody {
  return Object.fromEntries((unlisted[name] ?? []).map((field) => [field, implied[field](siteMerchant)]));
}

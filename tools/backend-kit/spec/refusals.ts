import { duplicateBill } from '@/contract/bills';
import type { CallName } from '@/contract/calls';
import type { JsonSchema } from './json-schema';

/** What a `statusCode` says, in the words of the document. */
export const codeWords = {
  good: '100: success.',
  refused: 'Any number but 100 is a refusal, and the usual one is 102. The app shows `statusDescription`.',
  unauthorised: 'As the status of HTTP.',
};

/** The codes that mean something of their own to the app. */
const ownCodes: Partial<Record<CallName, string>> = {
  loginCustomer: '102: the OTP is wrong or has ended.',
  getPincode: '102: there is no such pincode, and `statusDescription` says so.',
  submitBill: `${duplicateBill}: the backend has this very file already. \`last_bill_id\` names its bill, or is 0 where there is none. The app says 'Duplicate bill.'; after an earlier attempt whose answer was lost it says that the bill has been submitted.`,
  optOutFromSMS: '401, with status 200 of HTTP: the key is not valid.',
  optInForSMS: '401, with status 200 of HTTP: the key is not valid.',
};

export function wordsOfRefusal(name: CallName): string {
  return [codeWords.refused, ownCodes[name]].filter(Boolean).join(' ');
}

/** The refusals that have another form, by call. */
export const otherRefusals: Partial<Record<CallName, JsonSchema>> = {
  getOtp: {
    type: 'object',
    description: 'Too many OTPs were asked for with this number. It is a refusal even with a `statusCode`.',
    required: ['status', 'error', 'message'],
    properties: {
      status: { const: 'error', description: 'Says that it is a refusal.' },
      error: { const: 'FAILED_MAX_LOGIN_ATTEMPT', description: 'Says why.' },
      message: { type: 'string', description: 'The sentence for the shopper.' },
    },
  },
};

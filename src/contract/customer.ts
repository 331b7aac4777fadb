import * as z from 'zod/mini';
import { ambient } from './ambient';
import { defineCall, fieldsReply, noReply, wholeReply } from './call';
import { merchantList } from './merchant';
import { at, record } from './record';
import { withStrict } from './strictly';
import { refreshTokenField, tokenField } from './tokens';
import { amount, flag, id, list, maybe, numericFlag, optional, text } from './wire';

const { merchantId, platform, customerId, appVersion } = ambient;

const pincodeSuggestion = record({ id: at('id', id), pincode: at('pc', id) });
export type PincodeSuggestion = z.output<typeof pincodeSuggestion>;

/** Pincodes that begin with what was typed. Status 102 carries the server's words for "none". */
export const getPincode = defineCall('/getPincode', {
  effect: 'read',
  auth: 'none',
  constants: { isMasterPincodeRequired: 0 },
  request: record({ platform, merchantId, pincode: at('pin_code', id) }),
  reply: wholeReply(list(pincodeSuggestion)),
});

export const getPincodeStateCity = defineCall('/getPincodeStateCity', {
  effect: 'read',
  audience: 'anyone',
  request: record({ merchantId, platform, pincode: at('pin_code', id) }),
  reply: fieldsReply(
    record({
      cityId: at('cityId', text),
      cityName: at('cityName', text),
      stateId: at('stateId', text),
      stateName: at('stateName', text),
      countryId: at('countryId', text),
      countryName: at('countryName', text),
    }),
  ),
});

/** By their numbers on the wire; 0 or empty means unset (docs/wire.md#codes). */
export const genders = ['', 'male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

const knownGender = z
  .union([z.number(), z.string()])
  .check(z.refine((value) => /^[0-3]?$/.test(String(value)), 'not a gender'));

const gender = withStrict(
  z.codec(z.unknown(), z.enum(genders), {
    decode: (value) => genders[Number(value)] ?? '',
    encode: (value) => genders.indexOf(value),
  }),
  () =>
    z.codec(z.prefault(knownGender, 0), z.enum(genders), {
      decode: (value) => genders[Number(value)] ?? '',
      encode: (value) => genders.indexOf(value),
    }),
);

const customer = record({
  /** '' where the backend knows a name only. */
  customerId: at('customer_id', text),
  firstName: at('first_name', text),
  lastName: at('last_name', text),
  mobileNumber: at('mobile_number', text),
  email: at('email_address', text),
  gender: at('gender', gender),
  pincode: at('pin_code', text),
  pincodeId: at('pin_code_id', text),
  status: at('status', text),
  /** E-mail is on by default (docs/product/registration.md#fields). */
  emailOptedOut: at('opt_out_from_email_status', flag(false)),
});
export type Customer = z.output<typeof customer>;

/** A customer; none where the backend sends an empty one: without an id and a name. */
const knownCustomer = z.codec(z.unknown(), z.custom<Customer | undefined>(), {
  decode: (value) => {
    const found = z.safeParse(customer, value).data;
    return found && (found.customerId || found.firstName || found.lastName) ? found : undefined;
  },
  encode: (value) => value && z.encode(customer, value),
});

/** The customer of a mobile number, if the backend knows one. */
export const checkCustomerData = defineCall('/checkCustomerData', {
  effect: 'read',
  audience: 'anyone',
  encoding: 'cipher',
  request: record({ mobileNumber: at('mobile_number', id), merchantId, platform }),
  reply: fieldsReply(
    record({
      registrationComplete: at('isRegisterComplete', flag(false)),
      customer: at('customer', knownCustomer),
    }),
  ),
});

const registration = {
  platform,
  merchantId,
  firstName: at('first_name', text),
  lastName: at('last_name', text),
  mobileNumber: at('mobile_number', id),
  email: at('email_address', text),
  gender: at('gender', gender),
  /** The id of the chosen pincode, not its digits. */
  pincodeId: at('pin_code', id),
} as const;

const consents = {
  emailOptedOut: at('opt_out_from_email_status', optional(numericFlag(false))),
  referralCode: at('referral_coupon_code', optional(text)),
} as const;

const consentConstants = { mobile_verified: 1, is_notifications_updates: 0, opt_out_from_sms_status: 0 };

export const registerCustomer = defineCall('/registerCustomer', {
  effect: 'write',
  audience: 'anyone',
  encoding: 'cipher',
  constants: { ...consentConstants, transactionType: 202 },
  request: record({ ...registration, ...consents }),
  reply: fieldsReply(
    record({
      merchant: at('merchant_list', maybe(merchantList)),
      token: at('token', maybe(tokenField)),
      refreshToken: at('refresh_token', refreshTokenField),
    }),
  ),
});

/** Completes the registration of a customer that exists (docs/product/registration.md#submit). */
export const profileUpdate = defineCall('/profileUpdate', {
  effect: 'write',
  audience: 'anyone',
  encoding: 'cipher',
  constants: { ...consentConstants, transactionType: 201 },
  request: record({
    ...registration,
    ...consents,
    customerId,
    appVersion,
    status: at('status', maybe(amount)),
  }),
  reply: noReply,
});

import * as z from 'zod/mini';
import { ambient } from './ambient';
import {
  defineCall,
  fieldsOrEmptyArray,
  fieldsReply,
  flatten,
  noReply,
  type ReplyShape,
  type WireBody,
  wholeReply,
} from './call';
import { merchantList } from './merchant';
import { at, record } from './record';
import { withStrict } from './strictly';
import { refreshTokenField, tokenField } from './tokens';
import {
  amount,
  dayOrNone,
  flag,
  holding,
  id,
  isObject,
  list,
  maybe,
  numericFlag,
  optional,
  text,
} from './wire';

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

/** A city, state or country. */
const place = record({ id: at('id', text), name: at('name', text) });
const places = { city: at('city', place), state: at('state', place), country: at('country', place) } as const;

/** City, state and country as objects, from flat fields too (docs/wire.md#lenient-reading). */
function withPlaces(wire: object): object {
  const known = wire as Record<string, unknown>; // every object can be read by any key
  const gathered = Object.keys(places).map((name) => {
    const given = known[name];
    if (isObject(given)) return [name, given];
    return [name, { id: known[`${name}Id`], name: known[`${name}Name`] ?? given }];
  });
  return { ...known, ...Object.fromEntries(gathered) };
}

/** As most backends send them. */
const flatPlaces = record({
  cityId: at('cityId', text),
  cityName: at('cityName', text),
  stateId: at('stateId', text),
  stateName: at('stateName', text),
  countryId: at('countryId', text),
  countryName: at('countryName', text),
});

const foundPlaces = fieldsReply(record(places));

export const getPincodeStateCity = defineCall('/getPincodeStateCity', {
  effect: 'read',
  audience: 'anyone',
  request: record({ merchantId, platform, pincode: at('pin_code', id) }),
  reply: {
    schema: flatPlaces,
    place: 'fields',
    decode: (body) => foundPlaces.decode(withPlaces(flatten(body)) as WireBody),
    encode: ({ city, state, country }) => ({
      response: {
        cityId: city.id,
        cityName: city.name,
        stateId: state.id,
        stateName: state.name,
        countryId: country.id,
        countryName: country.name,
      },
    }),
  } satisfies ReplyShape<Places>,
});
/** The place of a pincode. A part that the backend does not know has an empty name. */
export type Places = z.output<ReturnType<typeof record<typeof places>>>;

/** A choice that is a number on the wire; 0 or empty means unset (docs/wire.md#codes). */
function numbered<const Names extends readonly ['', ...string[]]>(names: Names, what: string) {
  const decode = (value: unknown): Names[number] => names[Number(value)] ?? '';
  const encode = (value: Names[number]) => names.indexOf(value);
  const isKnown = (value: number | string) =>
    value === '' || names.some((_, code) => String(code) === String(value));
  const known = z.union([z.number(), z.string()]).check(z.refine(isKnown, `not ${what}`));
  return withStrict(z.codec(z.unknown(), z.enum(names), { decode, encode }), () =>
    z.codec(known, z.enum(names), { decode, encode }),
  );
}

export const genders = ['', 'male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];
export const maritalStatuses = ['', 'single', 'married', 'widow'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

const gender = numbered(genders, 'a gender');
const maritalStatus = numbered(maritalStatuses, 'a marital status');

const customer = record({
  /** '' if the backend knows only a name. */
  customerId: at('customer_id', text),
  firstName: at('first_name', text),
  lastName: at('last_name', text),
  mobileNumber: at('mobile_number', text),
  email: at('email_address', text),
  gender: at('gender', gender),
  pincode: at('pin_code', text),
  pincodeId: at('pin_code_id', text),
  ...places,
  maritalStatus: at('marital_status', maritalStatus),
  /** YYYY-MM-DD, or ''; so are the next two. */
  dateOfBirth: at('date_of_birth', dayOrNone),
  spouseDateOfBirth: at('spouse_dob', dayOrNone),
  anniversary: at('anniversary_date', dayOrNone),
  status: at('status', text),
  emailVerified: at('email_verified', flag(false)),
  /** E-mail is on by default (docs/product/registration.md#fields). */
  emailOptedOut: at('opt_out_from_email_status', flag(false)),
});
export type Customer = z.output<typeof customer>;

/**
 * A customer. `null` if the backend sends an empty one: nothing, or a record without id and name. Undefined if it does
 * not send the field.
 */
const lookedUp = holding(
  z.codec(z.unknown(), z.custom<Customer | null | undefined>(), {
    decode: (value) => {
      if (value === null || value === '') return null;
      if (!isObject(value)) return undefined;
      const found = z.decode(customer, withPlaces(value));
      return found.customerId || found.firstName || found.lastName ? found : null;
    },
    encode: (value) => (value ? z.encode(customer, value) : value),
  }),
  'record',
  customer,
);

/** The customer of a mobile number. */
export const checkCustomerData = defineCall('/checkCustomerData', {
  effect: 'read',
  audience: 'anyone',
  encoding: 'cipher',
  request: record({ mobileNumber: at('mobile_number', id), merchantId, platform }),
  reply: fieldsOrEmptyArray(
    record({
      registrationComplete: at('isRegisterComplete', flag(false)),
      customer: at('customer', lookedUp),
    }),
    { registrationComplete: false, customer: null },
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

/**
 * Changes a customer that exists: completes the registration (docs/product/registration.md#submit), or saves the
 * profile (docs/product/profile.md#saving). A missing field does not change, so saving a profile does not touch the
 * consents. An empty date is removed.
 */
export const profileUpdate = defineCall('/profileUpdate', {
  effect: 'write',
  audience: 'anyone',
  encoding: 'cipher',
  constants: { mobile_verified: 1, transactionType: 201 },
  request: record({
    ...registration,
    ...consents,
    notificationUpdates: at('is_notifications_updates', optional(numericFlag(false))),
    smsOptedOut: at('opt_out_from_sms_status', optional(numericFlag(false))),
    dateOfBirth: at('date_of_birth', optional(dayOrNone)),
    maritalStatus: at('marital_status', optional(maritalStatus)),
    anniversary: at('anniversary_date', optional(dayOrNone)),
    spouseDateOfBirth: at('spouse_dob', optional(dayOrNone)),
    cityId: at('customer_city', optional(text)),
    customerId,
    appVersion,
    status: at('status', maybe(amount)),
  }),
  reply: noReply,
});

/** Sends the customer a mail whose link verifies the address. */
export const requestToVerifyCustomerEmail = defineCall('/requestToVerifyCustomerEmail', {
  effect: 'write',
  statusCode: 'required',
  request: record({
    platform,
    merchantId,
    email: at('email_address', id),
    mobileNumber: at('mobile_number', id),
  }),
  reply: noReply,
});

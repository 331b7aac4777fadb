import type { Mask } from './mask';

/** Characters of a value that a report shows. */
const most = 20;

/** Fields whose value must not stand in any output, wherever it turns up again. */
export const secretFields: ReadonlySet<string> = new Set(
  `first_name last_name mobile_number email_address token refresh_token voucher_code voucher_pin
  membership_id referral_code date_of_birth spouse_dob anniversary_date bill_number`.split(/\s+/),
);

/**
 * Fields whose value may name a person or open something: names, numbers, addresses, birthdays, codes and tokens. A
 * report shows only the type of their values.
 */
const ofPersons: ReadonlySet<string> = new Set([
  ...secretFields,
  ...`name customer pin_code pin_code_id gender marital_status city state country cityId cityName stateId
  stateName countryId countryName address pc coupon_code referral_text membership_bar_code customer_id id
  shop_manager primary_contact_name primary_contact_number primary_contact_email contact_number
  contact_email booking_id push_text title bill_image_name communication_msg_id whatsapp_mobile_number`.split(
    /\s+/,
  ),
]);

/** A value that came, by its type and its first characters. `name` is the wire name of its field. */
export function shownValue(value: unknown, name: string, mask: Mask): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  if (value === '') return 'an empty text';
  const type = typeof value === 'string' ? 'text' : typeof value;
  if (ofPersons.has(name)) return type;
  // An answer may hold a text of 10 MB, and thousands of them.
  const begin = String(value).slice(0, 10 * most);
  const plain = mask.start(begin.replace(/\p{C}+/gu, ' '), most);
  return `${type} ${typeof value === 'string' ? `"${plain}"` : plain}`;
}

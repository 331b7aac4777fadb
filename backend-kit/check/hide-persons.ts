import { isObject } from '@/contract/wire';
import { parsedJson } from '@/lib/parsed-json';
import { isTooDeep } from './judge-answer';
import type { Mask } from './mask';

/** Fields whose value must not stand in any output, wherever it turns up again. */
const ofPersons = new Set([
  ...['first_name', 'last_name', 'mobile_number', 'email_address', 'token', 'refresh_token', 'voucher_code'],
  ...[
    'voucher_pin',
    'membership_id',
    'referral_code',
    'date_of_birth',
    'spouse_dob',
    'anniversary_date',
    'bill_number',
  ],
]);

/** Remembers what an answer says of the member, so that no text of the report holds it. */
export function hidePersons(text: string, call: string, mask: Mask): void {
  const look = (value: unknown, depth: number): void => {
    if (!isObject(value) || depth > 12) return;
    for (const [name, inner] of Object.entries(value)) {
      const held = ofPersons.has(name) || (name === 'name' && call === 'getLoyaltyProgramTierDetails');
      if (held && !isObject(inner)) hide(inner);
      look(inner, depth + 1);
    }
  };
  const hide = (value: unknown) => {
    mask.hide(value);
    if (typeof value === 'string') mask.hide(...value.split(/\s+/).filter((word) => word.length > 2));
  };
  if (!isTooDeep(text)) look(parsedJson(text), 0);
}

import * as z from 'zod/mini';
import { ambient, identity } from './ambient';
import { defineCall, fieldsReply } from './call';
import { at, record } from './record';
import { amount, detailList, flag, holding, id, isObject, list, maybe, text } from './wire';

/** Off for '0' and when it is missing, on for every other value (docs/wire.md#lenient-reading). */
const notZero = z.codec(z.unknown(), z.boolean(), {
  decode: (value) => Boolean(value) && String(value).trim() !== '' && Number(value) !== 0,
  encode: (value) => (value ? '1' : '0'),
});

/** A sentence. '0' means none, because PHP sends an empty text that way. */
const reason = z.codec(z.unknown(), z.string(), {
  decode: (value) => (z.decode(notZero, value) ? z.decode(text, value) : ''),
  encode: (value) => value,
});

const customerDetails = record({
  id: at('id', id),
  firstName: at('first_name', text),
  mobileNumber: at('mobile_number', text),
  /** 3 suppresses push registration. */
  status: at('status', text),
  tierCount: at('tier_count', maybe(amount)),
  currentTierName: at('current_tier_name', text),
  /** Whether the bill guidelines were confirmed with "don't show again". */
  guidelinesFlag: at('bill_upload_guidelines_flag', flag(false)),
  referralCode: at('referral_code', text),
});

/** The merchant's switches, and the customer's balance and tier. */
const merchantDetails = record({
  /** Points. */
  balance: at('current_points_balance', maybe(amount)),
  pointsShortName: at('points_unit_short_name', text),
  pointsName: at('points_unit_name', text),
  currencyCode: at('loyalty_currency_code', text),
  loyaltyId: at('loyalty_id', text),
  programName: at('loyalty_program_name', text),
  merchantName: at('merchant_name', text),
  burnEnabled: at('is_burn_enabled', flag(true)),
  burnRestriction: at('burn_restriction_message', text),
  earnEnabled: at('is_earn_enabled', flag(true)),
  earnBurnEnabled: at('is_earn_burn_enabled', flag(true)),
  earnRestriction: at('earn_restriction_message', text),
  /** Why this customer cannot redeem, or ''. */
  redeemError: at('redeem_error', reason),
  autoRejectOrder: at('auto_reject_or_cancel_order', notZero),
  autoRejectOrderMessage: at('auto_reject_or_cancel_order_message', text),
  shortBillAllowed: at('allow_short_bill_upload', flag(false)),
  launchBanner: at('launch_banner', text),
  whatsappNumber: at('whatsapp_mobile_number', text),
  referralEnabled: at('is_referral_enabled', flag(true)),
  referralBonus: at('is_referral_bonus', flag(true)),
  referralText: at('referral_text', text),
  referralHeader: at('refferal_header', text),
  referralSubHeader: at('refferal_sub_header', text),
  referralSteps: at('refferal_description', detailList(id)),
  pointsPerUnit: at('x_points_equivalent_to', maybe(amount)),
  currencyPerUnit: at('x_currency', maybe(amount)),
  customer: at('customerDetails', maybe(customerDetails)),
});

export type MerchantDetails = z.output<typeof merchantDetails>;
export type CustomerDetails = NonNullable<MerchantDetails['customer']>;

/**
 * `merchant_list.added` is an array or an object keyed by number; entry 1 is the merchant either way
 * (docs/wire.md#lenient-reading).
 */
export const merchantList = holding(
  z.codec(z.object({ added: z.custom<object>(isObject) }), merchantDetails, {
    decode: ({ added }) => {
      const merchant: unknown = Reflect.get(added, '1');
      return merchant as z.input<typeof merchantDetails>; // `merchantDetails` reads it next
    },
    encode: (merchant) => ({ added: { '1': merchant } }),
  }),
  'merchant',
  merchantDetails,
);

/** `userId` repeats the customer's id under the name that older backends read. */
export const getMerchantDetails = defineCall('/getMerchantDetails', {
  effect: 'read',
  request: record({ ...identity, userId: at('userId', text) }),
  reply: fieldsReply(record({ merchant: at('merchant_list', merchantList) })),
});

const firstImage = z.codec(z.unknown(), z.string(), {
  decode: (value) => {
    const image: unknown = Array.isArray(value) ? value[0] : value;
    return typeof image === 'string' ? image : '';
  },
  encode: (value) => value,
});

const banner = record({
  image: at('banner_images', firstImage),
  title: at('banner_title', text),
  redirectUrl: at('banner_redirect_url', text),
  label: at('label', text),
});

export type Banner = z.output<typeof banner>;

/** `bannersFor`: 1 for widths under 481 px, 2 under 1024, else 3. Sent without the auth header. */
export const getBanners = defineCall('/getBanners', {
  effect: 'read',
  auth: 'none',
  request: record({ ...identity, bannersFor: at('banners_for', amount) }),
  reply: fieldsReply(record({ banners: at('banners', list(banner)) })),
});

export const getPushNotificationCount = defineCall('/getPushNotificationCount', {
  effect: 'read',
  request: record({
    userId: at('id', text),
    customerId: ambient.customerId,
    merchantId: ambient.merchantId,
  }),
  reply: fieldsReply(record({ unread: at('push_notification_count', maybe(amount)) })),
});

import type { Bounds } from '../noun/form';
import type { MerchantSettings } from '../noun/settings';
import { tierNames } from '../noun/tier-names';
import { mostExtraTransactions } from '../points/extra-transactions';
import { mostExtraProducts } from '../products/extra-products';
import { mostExtraBrands } from '../stores/extra-brands';
import type { mallWords } from './words';

/** The settings that count something, with their lowest and highest values. */
const counts = {
  bannerCount: [0, 12],
  offerCount: [0, 2000],
  tierCount: [1, tierNames.length],
  extraProducts: [0, mostExtraProducts],
  extraBrands: [0, mostExtraBrands],
  billReviewMinutes: [0, 10_080],
  extraTransactions: [0, mostExtraTransactions],
} as const satisfies Partial<Record<keyof MerchantSettings, readonly [number, number]>>;

/** The limits of the two rates between points and rupees. */
const mostRate = 1_000;

/** The allowed numbers of a setting: a count within its range, or else a rate. */
export function boundsOf(name: string): Bounds {
  const [, range] = Object.entries(counts).find(([count]) => count === name) ?? [];
  return range ? { whole: true, least: range[0], most: range[1] } : { most: mostRate };
}

function counted(what: string, name: keyof typeof counts): string {
  const [least, most] = counts[name];
  return `${what}, ${least} to ${most}`;
}

/** The label of each setting on the operator page, in its order. The wire name is in brackets. */
export const settingsLabels: Record<Exclude<keyof MerchantSettings, keyof typeof mallWords>, string> = {
  maintenance: 'Maintenance mode',
  appVersion: 'App version',
  burnEnabled: 'Redeeming is open (is_burn_enabled)',
  earnEnabled: 'Earning is open (is_earn_enabled)',
  earnBurnEnabled: 'Earning and redeeming are open (is_earn_burn_enabled)',
  shortBillAllowed: 'Short bills (allow_short_bill_upload)',
  referralEnabled: 'Referral (is_referral_enabled)',
  referralBonus: 'Referral bonus (is_referral_bonus)',
  launchBanner: 'Launch banner',
  autoRejectOrder: 'Warning about orders (auto_reject_or_cancel_order)',
  hostileBanner: 'A banner with a javascript: address',
  hostileHtml: 'Hostile HTML in benefits, about us, how it works (referrals too) and FAQs',
  benefits: 'Benefits page (page_type 302)',
  menuPages: 'About us, how it works (referrals too) and FAQs have content',
  barCodePicture: 'Bar code as a picture (membership_bar_code)',
  emptyCustomer: 'Customer lookups find nobody (checkCustomerData)',
  olderReplies: 'Answer as older backends do: numbers as texts, flags as numbers',
  bannerCount: counted('Banners', 'bannerCount'),
  offerCount: counted('Offers', 'offerCount'),
  tierCount: counted('Tiers in force', 'tierCount'),
  extraProducts: counted('Products beyond the sample', 'extraProducts'),
  extraBrands: counted('Brands in the directory beyond the sample', 'extraBrands'),
  billReviewMinutes: counted('Minutes until a bill is reviewed', 'billReviewMinutes'),
  extraTransactions: counted('Point transactions of 98765 00001 beyond the sample', 'extraTransactions'),
  pointsPerUnit: 'Points rate (x_points_equivalent_to), 0 for none',
  currencyPerUnit: 'Currency rate (x_currency), 0 for none',
  redeemError: 'Why nobody can redeem (redeem_error)',
  burnRestriction: 'Message while redeeming is closed',
  earnRestriction: 'Message while earning is closed',
  autoRejectOrderMessage: 'Warning about orders',
};

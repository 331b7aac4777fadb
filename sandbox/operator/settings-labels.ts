import type { MerchantSettings } from '../db/settings';

/** What each setting is called on the operator page, in its order; the app's own words are in brackets. */
export const settingsLabels: Record<keyof MerchantSettings, string> = {
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
  olderReplies: 'Answer as older backends do: numbers as texts, flags as numbers',
  bannerCount: 'Banners, 0 to 12',
  tierCount: 'Tiers in force, 1 to 4',
  extraProducts: 'Products beyond the sample, 0 to 2,000',
  pointsPerUnit: 'Points rate (x_points_equivalent_to), 0 for none',
  currencyPerUnit: 'Currency rate (x_currency), 0 for none',
  whatsappNumber: 'WhatsApp number',
  redeemError: 'Why nobody can redeem (redeem_error)',
  burnRestriction: 'Message while redeeming is closed',
  earnRestriction: 'Message while earning is closed',
  autoRejectOrderMessage: 'Warning about orders',
};

import { type Bounds, numberFrom, textFrom } from './form';
import type { SandboxMerchant } from './sandbox-merchant';

/** The tiers of every mall, the lowest first. */
export const tierNames = ['Blue', 'Silver', 'Gold', 'Platinum'] as const;

/** One setting of a merchant, as the operator sees and changes it. */
export interface Setting<Value extends boolean | number | string = boolean | number | string> {
  /** What a new mall has. */
  begins: Value | ((merchant: SandboxMerchant) => Value);
  /** On the operator page. The wire name is in brackets. */
  label: string;
  /** A word is the client's own, in the form 'Words and contacts'. The switches and entries share another form. */
  kind: 'switch' | 'entry' | 'word';
  /** Characters. */
  longest?: number;
  /** The value of what the operator entered. Throws `FormError` for what makes no sense. */
  read(name: string, entered: string): Value;
}

/**
 * The settings of one merchant, in the order of the operator page: flags and texts of merchant details, and the state
 * of the sample data.
 */
export const settings = {
  maintenance: flag('Maintenance mode', false),
  appVersion: text('App version', '4'),
  burnEnabled: flag('Redeeming is open (is_burn_enabled)', true),
  earnEnabled: flag('Earning is open (is_earn_enabled)', true),
  earnBurnEnabled: flag('Earning and redeeming are open (is_earn_burn_enabled)', true),
  shortBillAllowed: flag('Short bills (allow_short_bill_upload)', true),
  referralEnabled: flag('Referral (is_referral_enabled)', true),
  referralBonus: flag('Referral bonus (is_referral_bonus)', true),
  launchBanner: flag('Launch banner', false),
  autoRejectOrder: flag('Warning about orders (auto_reject_or_cancel_order)', false),
  hostileBanner: flag('A banner with a javascript: address', false),
  // Scripts, event handlers, and styles that cover the page. The app must make them harmless.
  hostileHtml: flag('Hostile HTML in benefits, about us, how it works (referrals too) and FAQs', false),
  benefits: flag('Benefits page (page_type 302)', true),
  menuPages: flag('About us, how it works (referrals too) and FAQs have content', true),
  // Without it, the app draws the bar code of a membership.
  barCodePicture: flag('Bar code as a picture (membership_bar_code)', false),
  // The app logs customers out then.
  emptyCustomer: flag('Customer lookups find nobody (checkCustomerData)', false),
  olderReplies: flag('Answer as older backends do: numbers as texts, flags as numbers', false),
  bannerCount: count('Banners', 4, 0, 12),
  // Above the number of the sample, offers repeat.
  offerCount: count('Offers', 64, 0, 2_000),
  tierCount: count('Tiers in force', tierNames.length, 1, tierNames.length),
  extraProducts: count('Products beyond the sample', 0, 0, 2_000),
  extraBrands: count('Brands in the directory beyond the sample', 0, 0, 2_000),
  billReviewMinutes: count('Minutes until a bill is reviewed', 2, 0, 10_080),
  extraTransactions: count('Point transactions of 98765 00001 beyond the sample', 0, 0, 10_000),
  // The worth of a balance is balance × pointsPerUnit × currencyPerUnit. With 0, both rates are left out.
  pointsPerUnit: rate('Points rate (x_points_equivalent_to), 0 for none', 1),
  currencyPerUnit: rate('Currency rate (x_currency), 0 for none', 0.25),
  redeemError: text('Why nobody can redeem (redeem_error)', ''),
  burnRestriction: text(
    'Message while redeeming is closed',
    ({ name }) => `Redeeming is paused at ${name} while we restock. Please try again later.`,
  ),
  earnRestriction: text(
    'Message while earning is closed',
    ({ name }) => `Bills are not accepted at ${name} right now. Please try again later.`,
  ),
  autoRejectOrderMessage: text(
    'Warning about orders',
    'Orders that are not collected within 30 days are cancelled.',
  ),
  pointsName: word('Name of the points (points_unit_name)', 30, pointsNameOf),
  pointsShortName: word('Its short form (points_unit_short_name)', 10, (merchant) =>
    [...pointsNameOf(merchant)].slice(0, 1).join(''),
  ),
  currencyCode: word('Currency (loyalty_currency_code)', 5, '₹'),
  supportPhone: word('Telephone of every location; empty: the sample ones', 60, ''),
  supportEmail: word('E-mail of every location; empty: the sample ones', 100, ''),
  whatsappNumber: word('WhatsApp number', 30, '9999999999'),
};

export type MerchantSettings = {
  [Name in keyof typeof settings]: (typeof settings)[Name] extends Setting<infer Value> ? Value : never;
};

/** `position` is the merchant's place in the sandbox, from 0: every second one answers as older backends do. */
export function defaultSettings(merchant: SandboxMerchant, position: number): MerchantSettings {
  const usual = Object.entries<Setting>(settings).map(([name, { begins }]) => [
    name,
    typeof begins === 'function' ? begins(merchant) : begins,
  ]);
  const older = position % 2 === 1;
  return { ...Object.fromEntries(usual), barCodePicture: older, olderReplies: older } as MerchantSettings; // by the table
}

function flag(label: string, begins: boolean): Setting<boolean> {
  return { begins, label, kind: 'switch', read: () => true };
}

function count(what: string, begins: number, least: number, most: number): Setting<number> {
  return numeric(`${what}, ${least} to ${most}`, begins, { whole: true, least, most });
}

function rate(label: string, begins: number): Setting<number> {
  return numeric(label, begins, { most: 1_000 });
}

function numeric(label: string, begins: number, bounds: Bounds): Setting<number> {
  return { begins, label, kind: 'entry', read: (name, entered) => numberFrom(name, entered, bounds) };
}

function text(label: string, begins: Setting<string>['begins']): Setting<string> {
  return { begins, label, kind: 'entry', read: (name, entered) => textFrom(name, entered, 500) };
}

function word(label: string, longest: number, begins: Setting<string>['begins']): Setting<string> {
  return { begins, label, kind: 'word', longest, read: (_, entered) => textFrom(label, entered, longest) };
}

function pointsNameOf({ pointsName = 'Points' }: SandboxMerchant): string {
  return pointsName;
}

import type { SandboxMerchant } from './sandbox-merchant';
import { tierNames } from './tier-names';

/**
 * The settings of one merchant on the operator page: flags and texts of merchant details, and the state of the sample
 * data.
 */
export interface MerchantSettings {
  maintenance: boolean;
  appVersion: string;
  burnEnabled: boolean;
  burnRestriction: string;
  earnEnabled: boolean;
  earnBurnEnabled: boolean;
  earnRestriction: string;
  redeemError: string;
  autoRejectOrder: boolean;
  autoRejectOrderMessage: string;
  shortBillAllowed: boolean;
  launchBanner: boolean;
  referralEnabled: boolean;
  referralBonus: boolean;
  /** The worth of a balance is balance × pointsPerUnit × currencyPerUnit. With 0, both rates are left out. */
  pointsPerUnit: number;
  currencyPerUnit: number;
  whatsappNumber: string;
  /** The words of the client: the name of the points, its short form, and the sign of the currency. */
  pointsName: string;
  pointsShortName: string;
  currencyCode: string;
  /** The contacts of every location. Empty ones stay those of the sample. */
  supportPhone: string;
  supportEmail: string;
  /** How many of the tiers Blue, Silver, Gold and Platinum the programme has. */
  tierCount: number;
  /** Whether the backend sends the bar code of a membership as a picture. If not, the app draws it. */
  barCodePicture: boolean;
  /** Whether the merchant has a benefits page. */
  benefits: boolean;
  /** Whether About us, How it works and the FAQs have content. */
  menuPages: boolean;
  /**
   * Adds scripts, event handlers and styles that cover the page to benefits, menu pages and FAQs. The app must make
   * them harmless.
   */
  hostileHtml: boolean;
  /** How many offers there are. If the number is higher than the sample, offers repeat. */
  offerCount: number;
  /** How many banners there are. */
  bannerCount: number;
  /** Adds a banner whose address is `javascript:`, which the app must not follow. */
  hostileBanner: boolean;
  /** Products beyond the sample, for a catalogue of thousands. */
  extraProducts: number;
  /** Brands of the first location beyond the sample, for a directory of thousands. */
  extraBrands: number;
  /** Minutes until the review of a bill is decided. */
  billReviewMinutes: number;
  /** Point transactions of the first sample member beyond the sample, for a history of thousands. */
  extraTransactions: number;
  /** Customer lookups find nobody, so the app logs customers out. */
  emptyCustomer: boolean;
  /** Answers as older backends do: codes and amounts as texts, flags as numbers, `added` as an array. */
  olderReplies: boolean;
}

/** `position` is the merchant's place in the sandbox, from 0: every second one answers as older backends do. */
export function defaultSettings(merchant: SandboxMerchant, position: number): MerchantSettings {
  const { pointsName = 'Points' } = merchant;
  return {
    maintenance: false,
    appVersion: '4',
    burnEnabled: true,
    burnRestriction: `Redeeming is paused at ${merchant.name} while we restock. Please try again later.`,
    earnEnabled: true,
    earnBurnEnabled: true,
    earnRestriction: `Bills are not accepted at ${merchant.name} right now. Please try again later.`,
    redeemError: '',
    autoRejectOrder: false,
    autoRejectOrderMessage: 'Orders that are not collected within 30 days are cancelled.',
    shortBillAllowed: true,
    launchBanner: false,
    referralEnabled: true,
    referralBonus: true,
    pointsPerUnit: 1,
    currencyPerUnit: 0.25,
    whatsappNumber: '9999999999',
    pointsName,
    pointsShortName: [...pointsName].slice(0, 1).join(''),
    currencyCode: '₹',
    supportPhone: '',
    supportEmail: '',
    tierCount: tierNames.length,
    barCodePicture: position % 2 === 1,
    benefits: true,
    menuPages: true,
    hostileHtml: false,
    offerCount: 64,
    bannerCount: 4,
    hostileBanner: false,
    extraProducts: 0,
    extraBrands: 0,
    billReviewMinutes: 2,
    extraTransactions: 0,
    emptyCustomer: false,
    olderReplies: position % 2 === 1,
  };
}

import type { OptionalScreen } from '@/brand/capabilities';

/** A screen of the app that needs no id in its address. */
export interface Screen {
  path: string;
  /** Keys of the texts that are its title. */
  title: readonly string[];
  /** Who can open it. Without it: everybody. */
  for?: 'member' | 'visitor';
  /** It is there only where this area is. */
  area?: OptionalScreen;
  /** What a person does in the app to come here, where the address alone does not lead here. */
  way?: string;
}

/** They lie below `_customer`, with what the dashboard leads to first. */
const ofMembers: readonly Screen[] = [
  { path: '/dashboard', title: ['common.navHome'] },
  { path: '/membership', title: ['membership.title'] },
  { path: '/redeem', title: ['redeem.title'] },
  { path: '/myCart', title: ['cart.title'] },
  { path: '/order-summary', title: ['orders.summaryTitle'], way: 'choose an order in the transactions' },
  { path: '/submit-bill', title: ['bills.submitTitle'] },
  { path: '/bill-upload', title: ['uploads.progressTitle'] },
  { path: '/bill-summary', title: ['bills.summaryTitle'], way: 'choose a bill in the transactions' },
  { path: '/bill-upload-guidelines', title: ['bills.guidelinesTitle'] },
  { path: '/thank-you', title: ['uploads.thanksTitle'] },
  { path: '/transactions', title: ['transactions.title'] },
  { path: '/offers', title: ['offers.title'], area: 'offers' },
  { path: '/refer-friend', title: ['referral.title'], area: 'referral' },
  { path: '/notifications', title: ['notifications.title'], area: 'notifications' },
  { path: '/more', title: ['more.title'] },
  { path: '/my-profile', title: ['profile.title'] },
  { path: '/edit-profile', title: ['profile.editTitle'] },
  { path: '/about-us', title: ['pages.aboutUs'] },
  { path: '/how-it-works', title: ['pages.howItWorks'] },
  { path: '/contact-us', title: ['contact.title'], area: 'contact' },
  { path: '/feedback', title: ['feedback.title'], area: 'feedback' },
];

const ofVisitors: readonly Screen[] = [
  { path: '/login', title: ['login.title'] },
  { path: '/otpverification', title: ['login.otpTitle'] },
  {
    path: '/registration',
    title: ['registration.title'],
    way: 'log in with any number and the OTP 1234',
  },
];

/** Every screen, in the order in which a shopper meets them. A test compares them with the app's routes. */
export const screens: readonly Screen[] = [
  ...ofVisitors.map((screen) => ({ ...screen, for: 'visitor' as const })),
  ...ofMembers.map((screen) => ({ ...screen, for: 'member' as const })),
  { path: '/store-locator', title: ['stores.title'], area: 'stores' },
  { path: '/store-locator/floor-plan', title: ['stores.title', 'stores.floorsTab'], area: 'stores' },
  { path: '/visit', title: ['visit.title'], area: 'visit' },
  { path: '/faqs', title: ['faqs.title'], area: 'faqs' },
  { path: '/terms-of-use', title: ['pages.termsOfUse'] },
];

/** The screen at an address of the app. */
export function screenAt(address: string): Screen | undefined {
  return screens.find(({ path }) => path === pathOf(address));
}

export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}

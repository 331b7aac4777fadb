import type { OptionalScreen } from '@/brand/capabilities';
import { screenRoutes } from './screen-routes.gen';

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

type Shown = Pick<Screen, 'title' | 'way'>;

/** In the order in which a shopper meets them. The type checker misses a new screen here. */
const shown: Readonly<Record<keyof typeof screenRoutes, Shown>> = {
  '/login': { title: ['login.title'] },
  '/otpverification': { title: ['login.otpTitle'] },
  '/registration': { title: ['registration.title'], way: 'log in with any number and the OTP 1234' },
  '/dashboard': { title: ['common.navHome'] },
  '/membership': { title: ['membership.title'] },
  '/redeem': { title: ['redeem.title'] },
  '/myCart': { title: ['cart.title'] },
  '/order-summary': { title: ['orders.summaryTitle'], way: 'choose an order in the transactions' },
  '/submit-bill': { title: ['bills.submitTitle'] },
  '/bill-upload': { title: ['uploads.progressTitle'] },
  '/bill-summary': { title: ['bills.summaryTitle'], way: 'choose a bill in the transactions' },
  '/bill-upload-guidelines': { title: ['bills.guidelinesTitle'] },
  '/thank-you': { title: ['uploads.thanksTitle'] },
  '/transactions': { title: ['transactions.title'] },
  '/offers': { title: ['offers.title'] },
  '/refer-friend': { title: ['referral.title'] },
  '/notifications': { title: ['notifications.title'] },
  '/more': { title: ['more.title'] },
  '/my-profile': { title: ['profile.title'] },
  '/edit-profile': { title: ['profile.editTitle'] },
  '/about-us': { title: ['pages.aboutUs'] },
  '/how-it-works': { title: ['pages.howItWorks'] },
  '/contact-us': { title: ['contact.title'] },
  '/feedback': { title: ['feedback.title'] },
  '/store-locator': { title: ['stores.title'] },
  '/store-locator/floor-plan': { title: ['stores.title', 'stores.floorsTab'] },
  '/visit': { title: ['visit.title'] },
  '/faqs': { title: ['faqs.title'] },
  '/terms-of-use': { title: ['pages.termsOfUse'] },
  '/your-data': { title: ['yourData.title'] },
  '/delete-account': { title: ['yourData.deletionTitle'] },
  '/accessibility': { title: ['yourData.accessibilityTitle'] },
  '/search': { title: ['search.title'] },
};

/** Every screen that needs no id, in the order in which a shopper meets them. */
export const screens: readonly Screen[] = Object.entries(shown).map(([path, { title, way }]) => ({
  path,
  title,
  ...(way !== undefined && { way }),
  ...screenRoutes[path as keyof typeof screenRoutes], // the table has these keys
}));

/** The screen at an address of the app. */
export function screenAt(address: string): Screen | undefined {
  return screens.find(({ path }) => path === pathOf(address));
}

export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}

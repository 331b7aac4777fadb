import type { OptionalScreen } from '@/brand/capabilities';

/** Where the code of something that a merchant can do without stands in `src/`. */
export interface OptionalCode {
  /** Path prefixes of its modules. */
  modules: readonly string[];
  /** First segments of the addresses it answers, as its routes name them. */
  addresses: readonly string[];
}

/** The areas that `screens` can switch off. Extend a line when an area grows code in another place. */
export const optionalCode: Record<OptionalScreen, OptionalCode> = {
  offers: { modules: ['src/features/offers/'], addresses: ['offers', 'offers-detail'] },
  stores: { modules: ['src/features/stores/'], addresses: ['store-locator', 'contact-us'] },
  visit: { modules: ['src/features/visit/'], addresses: ['visit'] },
  feedback: { modules: ['src/features/pages/feedback'], addresses: ['feedback'] },
  faqs: { modules: ['src/features/pages/faq'], addresses: ['faqs'] },
  notifications: { modules: ['src/features/notifications/'], addresses: ['notifications'] },
  referral: { modules: ['src/features/referral/'], addresses: ['refer-friend'] },
};

/** One file per layout of the referral screen; a site carries the chosen one. */
export const referralLayoutFolder = 'src/features/referral/layouts/';

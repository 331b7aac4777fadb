const addresses = {
  aboutUs: '/about-us',
  accessibility: '/accessibility',
  billGuidelines: '/bill-upload-guidelines',
  billSummary: '/bill-summary',
  cart: '/myCart',
  contactUs: '/contact-us',
  deleteAccount: '/delete-account',
  editProfile: '/edit-profile',
  faqs: '/faqs',
  feedback: '/feedback',
  howItWorks: '/how-it-works',
  membership: '/membership',
  more: '/more',
  notifications: '/notifications',
  offers: '/offers',
  orderSummary: '/order-summary',
  profile: '/my-profile',
  redeem: '/redeem',
  referral: '/refer-friend',
  search: '/search',
  storeLocator: '/store-locator',
  submitBill: '/submit-bill',
  termsOfUse: '/terms-of-use',
  transactions: '/transactions',
  visit: '/visit',
  yourData: '/your-data',
};

/**
 * Addresses that one area uses to link to another. They are plain strings on purpose: a merchant may switch the area
 * off, and then its address is an unknown path.
 */
export const paths: Record<keyof typeof addresses, string> = addresses;

export function productPath(id: string): string {
  return `/product/${encodeURIComponent(id)}`;
}

export function storePath(id: string): string {
  return `${paths.storeLocator}/${encodeURIComponent(id)}`;
}

/** What the address of every offer begins with. */
export const offerRoot = '/offers-detail/';

export function offerPath(id: string): string {
  return offerRoot + encodeURIComponent(id);
}

export function notificationPath(uniqueId: string): string {
  return `/notifications/${encodeURIComponent(uniqueId)}`;
}

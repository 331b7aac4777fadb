/** Everything that a merchant chooses by name. The code knows these names, but never a merchant's id. */

export const howItWorksPlacements = ['inline', 'dialog'] as const;
export type HowItWorksPlacement = (typeof howItWorksPlacements)[number];

/**
 * Areas that a merchant may switch off. Then their routes count as unknown, and the site does not contain their code.
 */
export const optionalScreens = [
  'offers',
  'stores',
  'contact',
  'visit',
  'feedback',
  'faqs',
  'notifications',
  'referral',
  'search',
] as const;
export type OptionalScreen = (typeof optionalScreens)[number];

/** Parts of what the app does for the moment at the till. A merchant may switch each one off. */
const walletParts = ['shareTarget', 'offline', 'expiryReminder'] as const;
export type WalletPart = (typeof walletParts)[number];

/** What a long press on the icon of the app offers. */
export const shortcuts = ['card', 'vouchers', 'submitBills', 'redeem'] as const;
export type Shortcut = (typeof shortcuts)[number];

export const dashboardTiles = ['submitBills', 'redeem', 'directory', 'referral'] as const;
export type DashboardTile = (typeof dashboardTiles)[number];

export const menuEntries = [
  'howItWorks',
  'storeLocator',
  'feedback',
  'faqs',
  'aboutUs',
  'termsOfUse',
  'privacy',
  'contactUs',
  'logout',
] as const;
export type MenuEntry = (typeof menuEntries)[number];

/** Tiles and menu entries that lead into an optional area. They vanish with it. */
export const leadsInto: Partial<Record<DashboardTile | MenuEntry, OptionalScreen>> = {
  directory: 'stores',
  referral: 'referral',
  storeLocator: 'stores',
  contactUs: 'contact',
  feedback: 'feedback',
  faqs: 'faqs',
};

import { defineTexts } from './define-texts';

/** Dashboard: docs/product/dashboard.md. */
export const dashboardTexts = defineTexts('dashboard', {
  greeting: 'Hi {name}!',
  greetingUnnamed: 'Hi!',
  profile: 'My profile',
  search: 'Search',
  notifications: 'Notifications',
  unread: { other: '{count} unread' },
  availablePoints: 'Available Points',
  worth: 'Worth {amount}',
  myMembership: 'My Membership',
  banners: 'Banners',
  shortcuts: 'Shortcuts',
  submitBills: 'Submit Bills',
  redeem: 'Redeem',
  directory: 'Directory',
  referAndEarn: 'Refer & Earn',
  redeemYourPoints: 'Redeem your points',
  viewAll: 'View All',
  launch: 'What is new',
  copied: 'Copied to clipboard',
});

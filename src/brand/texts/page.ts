import { defineTexts } from './define-texts';

/** The texts of the page and its web manifest, before the app starts or without it. */
export const pageTexts = defineTexts('page', {
  noScript: 'This app needs JavaScript. Please switch it on in your browser and open the page again.',
  notStarted:
    'This app could not start. It needs iOS 16, Chrome 103, Firefox 115 or newer: please update your phone or browser and open the page again.',
  description: '{program}: earn points on every bill at {name} and turn them into rewards.',
  scan: 'Scan this code with the camera of your phone',
  shortcutCard: 'My card',
  shortcutVouchers: 'Vouchers',
  shortcutSubmitBills: 'Submit Bills',
  shortcutRedeem: 'Redeem',
});

import { defineTexts } from './define-texts';

/** What the page and its web manifest say before, or without, the app. */
export const pageTexts = defineTexts('page', {
  noScript: 'This app needs JavaScript. Please switch it on in your browser and open the page again.',
  description: '{program}: earn points on every bill at {name} and turn them into rewards.',
  shortcutSubmitBills: 'Submit Bills',
  shortcutRedeem: 'Redeem',
});

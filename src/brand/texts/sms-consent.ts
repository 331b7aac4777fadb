import { defineTexts } from './define-texts';

/** Opting out of SMS messages, and in again: docs/product/pages.md#sms-consent. */
export const smsConsentTexts = defineTexts('smsConsent', {
  question: 'Opt-out?',
  questionHint: 'You will no longer get offers and news from {program} by SMS.',
  yes: 'YES',
  no: 'NO',
  optedOut: 'Opt-out successful!',
  optedOutHint: 'You no longer get offers and news from {program} by SMS.',
  optIn: 'OPT-IN NOW!',
  optedIn: 'Opt-in successful!',
  optedInHint: 'You get offers and news from {program} by SMS again.',
});

import { defineTexts } from './define-texts';

/** Refer & Earn: docs/product/referral.md. */
export const referralTexts = defineTexts('referral', {
  title: 'Refer & Earn',
  yourCode: 'Your Referal code',
  tapToCopy: 'TAP TO COPY',
  codeCopied: 'Code copied!',
  copyByHand: 'Your browser does not let us copy. The code is selected, so you can copy it yourself.',
  share: 'Refer & Earn',
  textCopied: 'Copied to clipboard',
  howItWorks: 'How it works?',
  banner: 'Refer a friend & win cool rewards!',
  invite: 'Invite your friend',
  getRegistered: 'Get your friend registered',
  bothRewarded: 'You and your friend both get rewards',
  registration: 'Your friend registers at {merchant} with your code.',
});

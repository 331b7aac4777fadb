import { defineTexts } from './define-texts';

/** What helps when no SMS comes: docs/product/login.md#no-sms. */
export const otpHelpTexts = defineTexts('otpHelp', {
  title: 'No SMS?',
  number: 'The SMS goes to this number:',
  network: 'Does the phone have a mobile network? Turn flight mode on and off again.',
  sim: 'Is the SIM card of this number in this phone, and switched on?',
  blocked: 'Look among blocked messages and spam. Some phones put such SMS there.',
  last: 'There is no further SMS now. If this one does not come, you can start again with your number in a few minutes.',
  ask: 'Ask {mall}',
  desk: 'The customer desk of {mall} helps you.',
});

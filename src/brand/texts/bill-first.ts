import { defineTexts } from './define-texts';

/** A bill that is chosen before the login: docs/product/bills.md#bill-first. */
export const billFirstTexts = defineTexts('billFirst', {
  title: 'Photograph your bill',
  intro: 'A bill in your hand? Photograph it now, log in afterwards.',
  camera: 'Photograph a bill',
  chooseFile: 'Choose a file',
  yours: 'Your bill',
  waits: 'It waits on this phone. Log in within an hour to send it.',
  waiting: { one: '{count} bill is waiting', other: '{count} bills are waiting' },
  remove: 'Delete',
  notKept: 'This phone has no room for the bill. Log in first, and submit it then.',
  notKeptHere: 'This phone has no room for the photo. Please add it to the bill again.',
  gone: 'Your bill is not there any more. Please photograph it again.',
  notTaken: 'Your bill was not taken.',
  send: 'Your bill waits on this phone.',
  sendIt: 'Send it now',
});

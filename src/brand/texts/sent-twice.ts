import { defineTexts } from './define-texts';

/** What would be stored twice: docs/product/session.md#sent-twice. */
export const sentTwiceTexts = defineTexts('sentTwice', {
  question: 'You sent this at {time}. Send it again?',
});

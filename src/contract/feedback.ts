import * as z from 'zod/mini';
import { identity } from './ambient';
import { defineCall, noReply } from './call';
import { at, record } from './record';

/** What feedback may be about, as it goes over the wire. */
export const feedbackSubjects = [
  'General',
  'Bill Rejections',
  'Points Redemptions',
  'Points Credited',
  'Other',
] as const;
export type FeedbackSubject = (typeof feedbackSubjects)[number];

export const messageLength = 1024;

/**
 * Letters and digits of any script, spaces, line breaks, some signs of ASCII and every other punctuation sign
 * (docs/product/pages.md#feedback). The joiners belong to the letters of Indian scripts.
 */
export const messageCharacters = /^(?:[\p{L}\p{M}\p{Nd} \n_.,\-;&!"'()+?]|(?![ -~])\p{P}|\u200c|\u200d)*$/u;

/** Sends a customer's feedback. A reply without a `statusCode` does not say whether it has arrived. */
export const submitFeedback = defineCall('/submitFeedback', {
  effect: 'write',
  statusCode: 'required',
  constants: { app_info: '' },
  request: record({
    ...identity,
    subject: at('subject', z.enum(feedbackSubjects)),
    message: at(
      'feedback_message',
      z.string().check(z.minLength(1), z.maxLength(messageLength), z.regex(messageCharacters)),
    ),
  }),
  reply: noReply,
});

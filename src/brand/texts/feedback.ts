import { defineTexts } from './define-texts';

/** Feedback: docs/product/pages.md#feedback. */
export const feedbackTexts = defineTexts('feedback', {
  title: 'Feedback',
  subject: 'Subject',
  general: 'General',
  billRejections: 'Bill Rejections',
  pointsRedemptions: 'Points Redemptions',
  pointsCredited: 'Points Credited',
  other: 'Other',
  message: 'Message',
  messageHint: 'Tell us what we do well, or what we could do better',
  messageRequired: 'Please write a message.',
  length: '{count} / {most}',
  characters: 'Only alphanumeric, blank space, special characters (\'\'_ . , - ; & ! ? "" +) are allowed.',
  submit: 'SUBMIT',
  sent: 'Thank you for your feedback.',
});

import * as z from 'zod/mini';
import { textsOf } from '@/brand/texts/define-texts';
import { feedbackTexts } from '@/brand/texts/feedback';
import {
  type FeedbackSubject,
  feedbackSubjects,
  messageCharacters,
  messageLength,
} from '@/contract/feedback';
import { cutText } from '@/lib/cut-text';

export interface FeedbackForm {
  subject: FeedbackSubject;
  message: string;
}

export const emptyFeedback: FeedbackForm = { subject: 'General', message: '' };

/** The rules (docs/product/pages.md#feedback). */
export function feedbackSchema() {
  return z.object({
    subject: z.enum(feedbackSubjects, ''),
    message: z.string().check(z.minLength(1, textsOf(feedbackTexts).messageRequired)),
  });
}

interface TypedMessage {
  message: string;
  /** A character in it is not allowed, so nothing of it was taken. */
  isRefused: boolean;
}

/** What the message is after a key or a paste that would make it `typed`. */
export function typedMessage(message: string, typed: string): TypedMessage {
  // The spaces and line breaks that are left over from deleted words go with them.
  const text = typed.length < message.length ? typed.replace(/^[ \n]+/, '') : typed;
  if (/^[ \n]/.test(text)) return { message, isRefused: false };
  if (!messageCharacters.test(text)) return { message, isRefused: true };
  return { message: cutText(text, messageLength), isRefused: false };
}

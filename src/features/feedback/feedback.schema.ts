import * as z from 'zod/mini';
import {
  type FeedbackSubject,
  feedbackSubjects,
  messageCharacters,
  messageLength,
} from '@/contract/feedback';

export interface FeedbackForm {
  subject: FeedbackSubject;
  message: string;
}

export const emptyFeedback: FeedbackForm = { subject: 'General', message: '' };

/** The rules (docs/product/pages.md#feedback). None has a sentence of its own: an empty message keeps SUBMIT disabled. */
export function feedbackSchema() {
  return z.object({
    subject: z.enum(feedbackSubjects, ''),
    message: z.string().check(z.minLength(1, '')),
  });
}

interface TypedMessage {
  message: string;
  /** A character in it is not allowed, so nothing of it was taken. */
  isRefused: boolean;
}

/** What the message is after a key or a paste that would make it `typed`. */
export function typedMessage(message: string, typed: string): TypedMessage {
  // The space that is left over from deleted words goes with them.
  const text = typed.length < message.length ? typed.replace(/^ +/, '') : typed;
  if (text.startsWith(' ')) return { message, isRefused: false };
  if (!messageCharacters.test(text)) return { message, isRefused: true };
  return { message: text.slice(0, messageLength).replace(halfCharacter, ''), isRefused: false };
}

/** Of a letter that the limit has cut in two. */
const halfCharacter = /[\ud800-\udbff]$/;

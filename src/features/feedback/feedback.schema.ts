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
  const text = plainText(typed);
  if (text.startsWith(' ')) {
    // Ignored, unless the space is left over from the words before it.
    return { message: text.length < message.length ? text.trimStart() : message, isRefused: false };
  }
  if (!messageCharacters.test(text)) return { message, isRefused: true };
  return { message: text.slice(0, messageLength).replace(halfCharacter, ''), isRefused: false };
}

/** Phones make typographic signs of what is typed, and pasted text has line breaks: they stand for signs that are allowed. */
function plainText(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/\r?\n|[\t\u00a0]/g, ' ');
}

/** Of a letter that the limit has cut in two. */
const halfCharacter = /[\ud800-\udbff]$/;

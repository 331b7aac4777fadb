import type { ClipboardEvent } from 'react';
import { cutText } from '@/lib/cut-text';

interface Change {
  /** What the input holds after a key or a paste. */
  typed: string;
  /** Where its caret stands; null for an input without one. */
  caret: number | null;
  /** The field's value before. */
  before: string;
}

interface Taken {
  text: string;
  /** Where the caret belongs in `text`; null if it is there already. */
  caret: number | null;
  /** Something did not fit, so it was not taken. */
  isCut: boolean;
}

/**
 * What a field takes of a change: `normalise` turns it into the field's own text, of which `longest` characters fit.
 * What does not fit is cut off where it was typed, because the text behind the caret was there before.
 */
export function takenText(
  { typed, caret, before }: Change,
  normalise: (text: string, before: string) => string,
  longest: number,
): Taken {
  const whole = normalise(typed, before);
  if (caret === null) {
    return { text: cutText(whole, longest), caret, isCut: whole.length > longest };
  }
  const head = normalise(typed.slice(0, caret), before);
  const over = Math.max(0, whole.length - longest);
  // A record's text may be longer than the field takes. It was not typed now, so its end goes.
  const kept = before.length > longest ? head : cutText(head, Math.max(0, head.length - over));
  const text = over > 0 ? cutText(kept + whole.slice(head.length), longest) : whole;
  return { text, caret: text === typed ? null : Math.min(kept.length, text.length), isCut: over > 0 };
}

/**
 * What the input would hold after the paste if it had no limit, and where its caret would be. A browser cuts a paste at
 * `maxLength` without a word, and counts the spaces of a code as well.
 */
export function afterPaste({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>) {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const start = selectionStart ?? value.length;
  const pasted = clipboardData.getData('text').replace(/[\r\n]/g, '');
  return {
    text: value.slice(0, start) + pasted + value.slice(selectionEnd ?? value.length),
    caret: start + pasted.length,
  };
}

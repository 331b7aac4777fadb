import type { z } from 'zod';

/** Characters of a text that nobody can read, or that spoil what stands beside them. */
const unreadable: readonly { letters: RegExp; what: string; fix: string }[] = [
  {
    letters: /\p{Cs}/u, // with the flag u, only a half that stands alone
    what: 'half an emoji',
    fix: 'type the emoji again, or delete the half that is left',
  },
  {
    letters: /[\u202a-\u202e\u2066-\u2069]/,
    what: 'hidden characters that turn the direction of the letters after them',
    fix: 'type the text again, without copying it',
  },
];

/** The rule for the letters of every text that shoppers see: names as well as wordings. */
export function refuseUnreadable(text: string, context: z.core.$RefinementCtx): void {
  for (const { letters, what, fix } of unreadable) {
    const [found] = letters.exec(text) ?? [];
    if (found === undefined) continue;
    const code = found.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
    const message = `must not contain ${what} (U+${code})`;
    context.addIssue({ code: 'custom', input: text, message, params: { fix } });
  }
}

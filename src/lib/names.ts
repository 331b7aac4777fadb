/** Letters of any script, with the joiners that Indian scripts need (U+200C, U+200D), spaces, apostrophes, hyphens (part 1 §5). */
export const namePattern = /^(?=.*\p{L})(?:\p{L}|\p{M}|\p{Join_Control}|[' -])+$/u;

/** Each word with a capital first letter, the rest as typed (part 1 §5, "auto-capitalised"). */
export function capitalizeWords(text: string): string {
  return text.replace(
    /(^|[\s'-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

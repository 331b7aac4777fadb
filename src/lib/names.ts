/** Letters of any script, with the joiners that Indian scripts need (U+200C, U+200D), spaces, apostrophes, hyphens. */
export const namePattern = /^(?=.*\p{L})(?:\p{L}|\p{M}|\p{Join_Control}|[' -])+$/u;

/** Makes the first letter of each word a capital letter and leaves the rest (docs/product/formats.md#names). */
export function capitalizeWords(text: string): string {
  return text.replace(
    /(^|[\s'-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** The name that a field makes of typed text: capitalised, with straight apostrophes (phones type curly ones). */
export function typedName(text: string): string {
  return capitalizeWords(text.replace(/[‘’]/g, "'"));
}

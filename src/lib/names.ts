import { cleanText } from './clean-text';

/** Letters of any script, with the joiners that Indian scripts need (U+200C, U+200D), spaces, apostrophes, hyphens. */
export const namePattern = /^(?=.*\p{L})(?:\p{L}|\p{M}|\p{Join_Control}|[' -])+$/u;

/** Makes the first letter of each word a capital letter and leaves the rest (docs/product/formats.md#names). */
export function capitalizeWords(text: string): string {
  return text.replace(
    /(^|[\s'-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** A stored name as a field shows it: capitalised, with straight apostrophes (phones type curly ones). */
export function shownName(text: string): string {
  return capitalizeWords(text.replace(/[‘’]/g, "'"));
}

/** The name that a field makes of typed text: as above, clean, with joiners only behind letters. */
export function typedName(text: string): string {
  const clean = cleanText(text).replace(/(^|[^\p{L}\p{M}])\p{Join_Control}+/gu, '$1');
  return shownName(clean).normalize('NFC'); // ß becomes SS, which a mark may follow
}

/** A typed name when its field is left, and before it is sent. Not during typing, because more words may follow. */
export function tidyName(text: string): string {
  return text.replace(/ +/g, ' ').trim();
}

/** What is sent for a name: tidy, but a stored one that nobody changed as it is. */
export function sentName(name: string, stored = ''): string {
  return name === shownName(stored) ? name.trim() : tidyName(name);
}

/**
 * A text without what nobody sees, such as the zero-width spaces of copied names: in Unicode's composed form (NFC),
 * with plain blanks. The joiners U+200C and U+200D stay, because Malayalam, Hindi and Persian need them.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC');
}

/** Each word with a capital first letter, the rest as typed (part 1 §5, "auto-capitalised"). */
export function capitalizeWords(text: string): string {
  return text.replace(
    /(^|[\s'-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/**
 * The beginning of a text, at most so many characters (UTF-16 units). It ends before what a reader sees as one sign, such as a
 * letter with its marks or a flag, never inside of it.
 */
export function cutText(text: string, most: number): string {
  return text.length > most ? text.slice(0, startOfSign(text, most)) : text;
}

/** Where the sign begins that holds this place; the place itself between two signs. */
function startOfSign(text: string, place: number): number {
  // Firefox has no segmenter before version 125.
  if ('Segmenter' in Intl) return new Intl.Segmenter().segment(text).containing(place)?.index ?? place;
  let start = place;
  while (start > 0 && isInside(text.slice(0, start), text.slice(start))) start -= 1;
  return start;
}

/** Marks, joiners, skin tones, the letters of some flags, the second half of a letter. */
const continues = /^(?:[\p{M}\p{Join_Control}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|[\udc00-\udfff])/u;
/** What joins a letter of an Indian script to the next one. */
const viramas = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]\u200d?$/;
const indianLetter = /^[\u0904-\u0d7f]/;
const flags = /\p{Regional_Indicator}+$/u;

function isInside(before: string, after: string): boolean {
  if (continues.test(after) || (viramas.test(before) && indianLetter.test(after))) return true;
  if (before.endsWith('\u200d')) return /^\p{Extended_Pictographic}/u.test(after);
  if (/^\p{Regional_Indicator}/u.test(after)) return ((flags.exec(before)?.[0].length ?? 0) / 2) % 2 === 1;
  return before.endsWith('\r') && after.startsWith('\n');
}

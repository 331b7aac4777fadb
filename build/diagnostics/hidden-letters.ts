/** Letters that nobody sees: spaces other than the usual one, and characters without a width. */
const hiddenLetter = /[\p{Zl}\p{Zp}\p{Cf}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/u;

const names: Readonly<Record<string, string>> = {
  '\u00a0': 'non-breaking space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u202f': 'narrow non-breaking space',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
};

/** The first hidden letter of a text. */
export function hiddenIn(text: string): string | undefined {
  return hiddenLetter.exec(text)?.[0];
}

export function withoutHidden(text: string): string {
  return text.replace(new RegExp(hiddenLetter, 'gu'), '');
}

/** `U+00A0, non-breaking space` */
export function nameOfHidden(letter: string): string {
  return `${codeOf(letter)}, ${names[letter] ?? (isSpace(letter) ? 'a space' : 'a character without a width')}`;
}

/** `U+043E` */
export function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0').toUpperCase()}`;
}

/** Whether it takes room, so that a normal space may have been meant. */
export function isSpace(letter: string): boolean {
  return /[\s]/.test(letter) && letter !== '\ufeff';
}

export interface HiddenPlace {
  offset: number;
  letter: string;
  /** How many places of the text hold this letter. */
  places: number;
}

/**
 * The text of a JSON file with a normal space for each hidden letter between its texts and keys, and the first place of
 * each such letter. No place moves by that.
 */
export function withoutHiddenBetween(text: string): { text: string; found: HiddenPlace[] } {
  const found = new Map<string, HiddenPlace>();
  const parts = new RegExp(`"(?:[^"\\\\\\r\\n]|\\\\.)*"|(${hiddenLetter.source})+`, 'gu');
  const clean = text.replace(parts, (part, letter: string | undefined, offset: number) => {
    if (letter === undefined) return part;
    const first = part.slice(0, letter.length); // of several kinds in a row, the first is named
    const known = found.get(first) ?? { offset, letter: first, places: 0 };
    found.set(first, { ...known, places: known.places + 1 });
    return ' '.repeat(part.length);
  });
  return { text: clean, found: [...found.values()] };
}

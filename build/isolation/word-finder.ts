/** Calls back for each place where a word begins, with the index of the word. */
export type WordFinder = (text: Uint8Array, found: (word: number, start: number) => void) => void;

/** The tree holds this many bytes of a word, and the rest is compared. So its size does not depend on the length of the words. */
const kept = 16;

/** The words that begin with the same bytes. */
interface Branch {
  next: Map<number, Branch>;
  /** The words that end here, or go on beyond the tree. */
  words: number[];
}

/**
 * Finds any of these words (UTF-8), whatever their number: from each place of a text it follows a tree of their first
 * bytes. The case of the letters A to Z does not count. An expression with all words takes 10 ms for the site of one of
 * 1,000 malls, this 2 ms. Of building 200 malls that is a sixth.
 */
export function wordFinder(words: readonly Uint8Array[]): WordFinder {
  const folded = words.map((word) => word.map(foldByte));
  const tree = branch();
  for (const [index, word] of folded.entries()) {
    let at = tree;
    for (const byte of word.subarray(0, kept)) at = grown(at, byte);
    at.words.push(index);
  }
  const first = Array.from({ length: 256 }, (_, byte) => tree.next.get(foldByte(byte)));
  return (text, found) => {
    for (let start = 0; start < text.length; start++) {
      let at = first[text[start] ?? 0];
      for (let end = start + 1; at; end++) {
        for (const word of at.words) if (goesOn(text, start, folded[word])) found(word, start);
        at = end < text.length ? at.next.get(foldByte(text[end] ?? 0)) : undefined;
      }
    }
  };
}

function branch(): Branch {
  return { next: new Map(), words: [] };
}

function grown({ next }: Branch, byte: number): Branch {
  const known = next.get(byte) ?? branch();
  next.set(byte, known);
  return known;
}

function goesOn(text: Uint8Array, start: number, word: Uint8Array | undefined): boolean {
  if (!word || start + word.length > text.length) return false;
  for (let at = kept; at < word.length; at++) if (foldByte(text[start + at] ?? 0) !== word[at]) return false;
  return true;
}

function foldByte(byte: number): number {
  return byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
}

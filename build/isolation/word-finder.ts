/** Calls back for each place where a word begins, with the index of the word. */
export type WordFinder = (text: Uint8Array, found: (word: number, start: number) => void) => void;

/**
 * The automaton keeps this many bytes of a word and compares the rest where they match. So its size does not depend on
 * the length of the words.
 */
const kept = 16;

/** Up to this many words, an expression first tells texts that hold none of them, in less than half of the time. */
const fewWords = 40;

/**
 * Finds any of these words (UTF-8) in one pass over a text, whatever their number: the automaton of Aho and Corasick.
 * The case of the letters A to Z does not count.
 */
export function wordFinder(words: readonly Uint8Array[]): WordFinder {
  const folded = words.map(fold);
  const { classes, classOf } = classesOf(folded);
  const starts = folded.map((word) => word.subarray(0, kept));
  const size = 1 + starts.reduce((sum, start) => sum + start.length, 0);
  const next = new Int32Array(size * classes);
  /** The latest word that ends in a state, and for each word the one before it that ends in the same state. */
  const latest = new Int32Array(size).fill(-1);
  const sibling = new Int32Array(words.length);
  let states = 1;
  for (const [index, start] of starts.entries()) {
    let state = 0;
    for (const byte of start) {
      const edge = state * classes + (classOf[byte] ?? 0);
      if (next[edge] === 0) next[edge] = states++;
      state = next[edge] ?? 0;
    }
    sibling[index] = latest[state] ?? -1;
    latest[state] = index;
  }
  const shorter = link(next, classes, states, latest);
  const any = words.length <= fewWords ? anyOf(words) : undefined;

  return (text, found) => {
    if (any && !any.test(latin1(text))) return;
    let state = 0;
    for (let at = 0; at < text.length; at++) {
      state = next[state * classes + (classOf[text[at] ?? 0] ?? 0)] ?? 0;
      if (state === 0) continue;
      for (let end = latest[state] === -1 ? (shorter[state] ?? 0) : state; end > 0; end = shorter[end] ?? 0) {
        for (let word = latest[end] ?? -1; word !== -1; word = sibling[word] ?? -1) {
          const start = at + 1 - Math.min(kept, folded[word]?.length ?? 0);
          if (goesOn(text, start, folded[word])) found(word, start);
        }
      }
    }
  };
}

/** Finds a superset: it also takes the case of letters beyond A to Z for the same. */
function anyOf(words: readonly Uint8Array[]): RegExp {
  const escaped = words.map((word) => latin1(word).replaceAll(/[^A-Za-z0-9]/g, hexEscape));
  return new RegExp(escaped.join('|') || '(?!)', 'i');
}

function hexEscape(letter: string): string {
  return `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

/** One letter for each byte. */
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/**
 * Completes the transitions of each state with those of its longest suffix, breadth first. Returns for each state the
 * longest suffix in which a word ends.
 */
function link(next: Int32Array, classes: number, states: number, latest: Int32Array): Int32Array {
  const suffix = new Int32Array(states);
  const shorter = new Int32Array(states);
  const queue: number[] = [0];
  for (const state of queue) {
    for (let step = 1; step < classes; step++) {
      const edge = state * classes + step;
      const child = next[edge] ?? 0;
      const beside = state === 0 ? 0 : (next[(suffix[state] ?? 0) * classes + step] ?? 0);
      if (child === 0) {
        next[edge] = beside;
        continue;
      }
      suffix[child] = beside;
      shorter[child] = latest[beside] === -1 ? (shorter[beside] ?? 0) : beside;
      queue.push(child);
    }
  }
  return shorter;
}

/** Bytes that stand in no word share the class 0, so that the table has few columns. */
function classesOf(folded: readonly Uint8Array[]) {
  const classOf = new Uint8Array(256);
  let classes = 1;
  for (const word of folded) {
    for (const byte of word.subarray(0, kept)) if (classOf[byte] === 0) classOf[byte] = classes++;
  }
  for (let upper = 0x41; upper <= 0x5a; upper++) classOf[upper] = classOf[upper + 0x20] ?? 0;
  return { classes, classOf };
}

function goesOn(text: Uint8Array, start: number, word: Uint8Array | undefined): boolean {
  if (!word || start + word.length > text.length) return false;
  for (let at = kept; at < word.length; at++) if (foldByte(text[start + at] ?? 0) !== word[at]) return false;
  return true;
}

function fold(word: Uint8Array): Uint8Array {
  return word.map(foldByte);
}

function foldByte(byte: number): number {
  return byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
}

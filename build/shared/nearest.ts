/**
 * The candidate that a mistyped word most likely means, or `undefined` when none is close. Close means: at most a third
 * of the letters differ, or one word is the beginning of the other. Letter case and separators do not count.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = plain(word);
  if (wanted === '' || wanted.length > 60) return undefined;
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const other = plain(candidate);
    const close = Math.max(1, Math.floor(Math.max(wanted.length, other.length) / 3));
    const begins = wanted.length > 2 && (other.startsWith(wanted) || wanted.startsWith(other));
    const distance = begins ? Math.min(close, editDistance(wanted, other)) : editDistance(wanted, other);
    if (distance <= close && (!best || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** How many insertions, deletions, substitutions and swaps of neighbours turn one word into the other. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

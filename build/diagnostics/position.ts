/** A place in a text file, counted as editors do: from 1, with columns in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
  /** It is in the file that malls share, not in the mall's own one. */
  shared?: true;
}

export const fileStart: Position = { line: 1, column: 1 };

/**
 * Gives the places of character offsets in a text. An offset past the end gives the end. Lines end in `\n`, `\r\n` or
 * `\r`.
 */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ 0: end, index }) => index + end.length)];
  return (offset) => {
    const place = Math.min(offset, text.length);
    let [line, after] = [0, starts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= place) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: place - (starts[line] ?? 0) + 1 };
  };
}

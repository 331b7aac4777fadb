/** A place in a text file, counted as editors do: from 1, with columns in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

export const fileStart: Position = { line: 1, column: 1 };

/** The place of a character offset. An offset past the end gives the end. Lines end in `\n`, `\r\n` or `\r`. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const breaks = [...before.matchAll(/\r\n|\n|\r(?!\n)/g)];
  const last = breaks.at(-1);
  const lineStart = last ? last.index + last[0].length : 0;
  return { line: breaks.length + 1, column: before.length - lineStart + 1 };
}

import type { Problem } from '../shared/problem';

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

/** What the check of one file reports: a problem without the merchant and the file. */
export type Finding = Omit<Problem, 'merchant' | 'file'> & Pick<Position, 'shared'>;

/** What is wrong with a file, by its path in the folder. */
export type FileFindings = readonly [file: string, findings: readonly Finding[]];

export function errorAt(position: Position, message: string, fix?: string): Finding {
  return finding('error', position, message, fix);
}

export function warningAt(position: Position, message: string, fix?: string): Finding {
  return finding('warning', position, message, fix);
}

export function noteAt(position: Position, message: string, fix?: string): Finding {
  return finding('note', position, message, fix);
}

/** An error of a whole file. */
export function fileError(message: string, fix?: string): Finding {
  return finding('error', fileStart, message, fix);
}

export function fileWarning(message: string, fix?: string): Finding {
  return finding('warning', fileStart, message, fix);
}

export function fileNote(message: string, fix?: string): Finding {
  return finding('note', fileStart, message, fix);
}

function finding(severity: Finding['severity'], position: Position, message: string, fix?: string): Finding {
  return { ...position, severity, message, ...(fix !== undefined && { fix }) };
}

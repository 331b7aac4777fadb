import { basename } from 'node:path';
import { getLocation } from 'jsonc-parser';
import { configName } from '../load-folder';
import type { Problem } from '../problem';
import type { DraftProblem } from './wire';

/** Problems with the field that each one belongs to, instead of line and column. */
export function draftProblems(problems: readonly Problem[], text: string): DraftProblem[] {
  const lineStarts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length)];
  return problems.map(({ file, line, column, severity, message, fix }) => {
    const name = basename(file);
    const offset = (lineStarts[line - 1] ?? text.length) + column - 1;
    const path = name === configName && offset > 0 ? getLocation(text, offset).path : [];
    return {
      path: path.filter((step) => step !== ''),
      file: name,
      severity,
      message,
      ...(fix !== undefined && { fix }),
    };
  });
}

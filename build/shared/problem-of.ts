import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { displayPath } from './display-path';
import { FileFailure, isForPeople } from './failure';
import type { Problem } from './problem';
import { projectRoot } from './project';

/** An error while making one merchant's site, as a problem of that merchant. Only a bug shows its stack. */
export function problemOf(merchant: string, place: string, error: unknown): Problem {
  return isFullDisk(error)
    ? wholeProblem('error', merchant, place, fullDisk.message, fullDisk.fix)
    : wholeProblem('error', merchant, place, textOf(error));
}

/** The same, for an error that may be about several places of a file. */
export function problemsOf(merchant: string, place: string, error: unknown): Problem[] {
  if (!(error instanceof FileFailure)) return [problemOf(merchant, place, error)];
  return error.problems.map((problem) => ({ ...problem, merchant }));
}

const fullDisk = {
  message: 'The disk is full (ENOSPC). What was published before stays.',
  fix: 'make room, and run the command again',
};

/** Rolldown gives only the number of the system's error, in a text that asks to report a bug in Rolldown. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ENOSPC') || error.message.includes('(os error 28)');
}

/** A problem of a whole file or folder. A warning does not stop the build. */
export function wholeProblem(
  severity: Problem['severity'],
  merchant: string,
  place: string,
  message: string,
  fix?: string,
): Problem {
  const at = { merchant, file: displayPath(place), line: 1, column: 1 };
  return { ...at, severity, message, ...(fix !== undefined && { fix }) };
}

/** A note about one merchant's site that does not stop the build. */
export function warningOf(merchant: string, place: string, message: string, fix?: string): Problem {
  return wholeProblem('warning', merchant, place, message, fix);
}

/**
 * Why the app does not compile, so that no site can be built. Rolldown names the place only in its drawing for
 * terminals: `╭─[ src/main.tsx:1:8 ]`. Without a place, the problem names `root`.
 */
export function compileProblem(root: string, error: unknown): Problem {
  const drawing = error instanceof Error ? error.message : '';
  const [, file, line, column] = /\[ ([^\]\n]+):(\d+):(\d+) \]/.exec(drawing) ?? [];
  const reason = /^\[[^\]]+\] (.+)$/m.exec(drawing)?.[1];
  if (error instanceof Error && 'code' in error && error.code === 'ENDED_EARLY') {
    return { ...problemOf('', root, error), ...outOfMemory(error.message) };
  }
  if (!file || !reason) return sourceProblem(root, error);
  return {
    merchant: '',
    file: displayPath(resolve(projectRoot, file)),
    line: Number(line),
    column: Number(column),
    severity: 'error',
    message: `The app does not compile: ${reason}`,
    fix: '`npm run types` and `npm run lint` name every mistake in the code',
  };
}

/** Why the app's files cannot be read. The process that compiles sends no more of an error than its text. */
export function sourceProblem(root: string, error: unknown): Problem {
  const text = error instanceof Error ? error.message : '';
  const [, code, place] = /^(E[A-Z]+): .*, (?:open|l?stat|scandir) '(.+)'$/.exec(text) ?? [];
  if (!code || !place) return problemOf('', root, error);
  const isLink = code === 'ENOENT' && lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink();
  const words = isLink
    ? { message: 'This link leads nowhere.', fix: 'delete it, or put the file itself in its place' }
    : { message: `This cannot be opened (${code}).`, fix: 'check that it is there and who may read it' };
  return { ...problemOf('', place, error), ...words };
}

/** The system ends a process without a word when the memory runs out. */
function outOfMemory(message: string) {
  return {
    message: `${message} The usual reason is too little memory: a compile takes about 1 GB.`,
    fix: 'close other programs or use a machine with more memory, and run the command again',
  };
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isForPeople(error) ? error.message : (error.stack ?? error.message);
}

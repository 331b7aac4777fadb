import { Failure } from './cli';
import { displayPath } from './display-path';
import type { Problem } from './problem';

/** What went wrong on the way to one merchant's site, as a problem of that merchant. Only a bug shows its stack. */
export function problemOf(merchant: string, place: string, error: unknown): Problem {
  return {
    merchant,
    file: displayPath(place),
    line: 1,
    column: 1,
    severity: 'error',
    message: textOf(error),
  };
}

interface CompileError {
  message: string;
  id?: string;
  loc?: { file?: string; line: number; column: number };
}

/** Why the app does not compile: no site can be built then. `root` stands in for a place that Vite does not name. */
export function compileProblem(root: string, error: unknown): Problem {
  if (!isCompileError(error)) return problemOf('', root, error);
  const { message, id, loc } = firstOf(error);
  return {
    merchant: '',
    file: displayPath(loc?.file ?? id?.split('?')[0] ?? root),
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
    severity: 'error',
    message: `The app does not compile: ${message.trim()}`,
    fix: '`npm run types` names every mistake in the code',
  };
}

/** Vite adds where it happened to an error, or collects several under `errors`. */
function isCompileError(error: unknown): error is CompileError & { errors?: CompileError[] } {
  return (
    error instanceof Error && ('loc' in error || 'id' in error || 'errors' in error || 'plugin' in error)
  );
}

function firstOf(error: CompileError & { errors?: CompileError[] }): CompileError {
  return error.errors?.[0] ?? error;
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForPeople = error instanceof Failure || 'syscall' in error; // the disk is full, a folder is not ours
  return isForPeople ? error.message : (error.stack ?? error.message);
}

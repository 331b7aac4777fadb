import { StoreAway } from '../../serve/objects/read-objects';
import { displayPath } from './display-path';
import { formatProblem, type Problem } from './problem';

/** The command line itself was wrong: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An error that a person can fix; the message says how. Exit code 1, no stack trace. */
export class Failure extends Error {
  override name = 'Failure';
}

/** The code of a system's error, such as `ENOENT`, or the error in words where it has none. */
export function codeOf(error: unknown): string {
  return String(error instanceof Error && 'code' in error ? error.code : error);
}

const reasons: Partial<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ELOOP: 'it is a link that leads to itself',
  ENAMETOOLONG: 'its name is too long',
};

/** Why the system does not write, such as `the disk is full (ENOSPC)`. */
export function whyUnwritten(error: unknown): string {
  const code = codeOf(error);
  return reasons[code] ? `${reasons[code]} (${code})` : code;
}

/**
 * A `Failure`, a refusal of the system, such as a full disk or a file of another user, or a store that does not answer.
 * Any other error is a bug.
 */
export function isForPeople(error: Error): boolean {
  return error instanceof Failure || error instanceof StoreAway || 'syscall' in error;
}

/** The words of an error that is for people, or `undefined` for a bug. */
export function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof Error && isForPeople(error))) return undefined;
  if (!('syscall' in error) || !reasons[codeOf(error)]) return error.message;
  const place = 'path' in error && typeof error.path === 'string' ? displayPath(error.path) : 'A file';
  return `${place} cannot be written: ${whyUnwritten(error)}.`;
}

/**
 * Mistakes at places in a file or in the environment. Commands with a report list them there; the others show them as a
 * report would.
 */
export class FileFailure extends Failure {
  override name = 'FileFailure';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(textOf).join('\n\n'));
  }
}

/** A variable of the environment has no place in a file, so its name says it all. */
function textOf(problem: Problem): string {
  return problem.file === 'environment' ? problem.message : formatProblem(problem);
}

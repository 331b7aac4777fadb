import { Failure } from './failure';
import { formatProblem } from './format-problem';
import type { Problem } from './problem';

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

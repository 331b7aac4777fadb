import { Failure } from './cli';
import { formatProblem } from './format-problem';
import type { Problem } from './problem';

/** Mistakes at places in a file. Commands with a report list them there; the others show them as a report would. */
export class FileFailure extends Failure {
  override name = 'FileFailure';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n\n'));
  }
}

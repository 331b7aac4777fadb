import { parseFlags, wholeNumber } from '../../../build/cli/read-flags';
import { UsageError } from '../../../build/shared/failure';

export interface PagesOptions {
  /** How often everything is measured on each side. */
  runs: number;
  /** A commit to compare with. */
  against: string | undefined;
}

/** An odd number, so that a median is a value that was measured. */
export const defaultRuns = 5;

/** The flags of `npm run bench`. `undefined` without `--pages`. Throws `UsageError` for wrong ones. */
export function benchOptions(argv: readonly string[]): PagesOptions | undefined {
  const { flags } = parseFlags(argv, {
    pages: { type: 'boolean', default: false },
    runs: { type: 'string' },
    against: { type: 'string' },
  });
  const { pages, runs, against } = flags;
  if (!pages) {
    const other = Object.entries({ runs, against }).find(([, value]) => value !== undefined);
    if (other) throw new UsageError(`--${other[0]} is only for --pages.`);
    return undefined;
  }
  return { runs: runs === undefined ? defaultRuns : wholeNumber('--runs', runs, 1, 999), against };
}

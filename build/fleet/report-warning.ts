import { join } from 'node:path';
import type { Problem } from '../shared/problem';
import { problemOf } from '../shared/problem-of';
import { reportFolder } from './report-files';

/** A report that cannot be written is a warning, because what it tells about has happened already. */
export async function reportWarning(out: string, write: () => Promise<void>): Promise<Problem | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    return { ...problemOf('', join(out, reportFolder), error), severity: 'warning' };
  }
}

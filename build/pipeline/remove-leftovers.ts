import { releasesOf } from '../publish/release';
import type { Problem } from '../shared/problem';
import { problemOf } from '../shared/problem-of';
import type { Leftovers } from './build-site';

/**
 * Removes the releases that nobody needs any more. The new sites are published, so one that cannot be removed is only a
 * warning.
 */
export async function removeLeftovers(out: string, removals: Leftovers['removals']): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { id, remove } of removals) {
    await remove().catch((error: unknown) =>
      problems.push({ ...problemOf(id, releasesOf(out, id), error), severity: 'warning' }),
    );
  }
  return problems;
}

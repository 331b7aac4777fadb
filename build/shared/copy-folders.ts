import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { idPattern } from './natural-order';
import type { Problem } from './problem';
import { problemOf } from './problem-of';

/**
 * Copies folders with their links followed, as far as they are there. Each is copied whole or not at all, because an
 * artifact must not hold half a site. Returns what went wrong.
 */
export async function copyFolders(names: readonly string[], from: string, to: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of names.filter((name) => existsSync(join(from, name)))) {
    const place = join(to, name);
    try {
      await cp(join(from, name), place, { recursive: true, dereference: true });
    } catch (error) {
      await rm(place, { recursive: true, force: true });
      problems.push(problemOf(idPattern.test(name) ? name : '', place, error));
    }
  }
  return problems;
}

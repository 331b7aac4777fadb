import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build/shared/project.ts';
import { browserGroups, type Group, journeyTag } from './groups.ts';

/** Every test file of the repository, by its path from the root. */
export function allTestFiles(): string[] {
  return ['build', 'sandbox', 'scripts', 'serve', 'src', 'tests', 'tools']
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.(test\.tsx?|e2e\.ts)$/.test(file))
    .sort();
}

/** The test files of a group. */
export function filesOf(group: Group, all: readonly string[]): string[] {
  const files = all.filter((file) => group.files?.test(file));
  return group.name === browserGroups.journeys ? files.filter(hasJourney) : files;
}

function hasJourney(file: string): boolean {
  return readFileSync(join(projectRoot, file), 'utf8').includes(journeyTag);
}

/** These folders hold tests that take minutes: they compile, build and start programs. */
const slowFolders = ['tests/malls/', 'tests/build/', 'tools/', 'tests/sandbox/'];

/**
 * The files that take longest first, so that none of them runs alone at the end. A long file in a slow folder has most to
 * do; that is close enough, and needs no list that grows old.
 */
export function slowFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const ranked = files.map((file) => {
    const path = pathOf(file);
    const rank = slowFolders.findIndex((folder) => path.startsWith(folder));
    return {
      file,
      rank: rank === -1 ? slowFolders.length : rank,
      size: statSync(join(projectRoot, path)).size,
    };
  });
  return ranked.sort((a, b) => a.rank - b.rank || b.size - a.size).map(({ file }) => file);
}

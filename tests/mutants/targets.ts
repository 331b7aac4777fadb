import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Failure, UsageError } from '../../build/shared/failure';

/** A file that gets planted mistakes. Without `lines`, they may stand anywhere in it. */
export interface Target {
  /** Relative to the repository's folder, with forward slashes. */
  file: string;
  lines?: ReadonlySet<number>;
}

const planted = /^(src|build|studio|sandbox)(\/|$)/;
const notSource = /(\.test\.tsx?|\.d\.ts|\.gen\.ts)$/;

/** A file, or the sources of a folder. Throws `UsageError` for a path without sources of this repository. */
export function targetsAt(root: string, path: string): Target[] {
  const inside = relative(root, resolve(root, path)).replaceAll('\\', '/');
  const stats = statSync(resolve(root, path), { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`${path} is not there.`);
  if (!planted.test(inside)) throw new UsageError(`${path} is not in src/, build/, studio/ or sandbox/.`);
  if (stats.isDirectory()) {
    return sourcesIn(root, inside)
      .filter((file) => !notSource.test(file))
      .map((file) => ({ file }));
  }
  if (!/\.tsx?$/.test(inside)) throw new UsageError(`${path} is no TypeScript file.`);
  if (notSource.test(inside)) throw new UsageError(`${path} is a test: name what it tests.`);
  return [{ file: inside }];
}

/** The TypeScript files of a folder, tests included, in a fixed order. */
export function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted();
}

/** The lines that differ from a commit, in the working tree too. Files that git does not track do not count. */
export function changedSince(root: string, revision: string): Target[] {
  return linesOf(diffOf(root, revision)).filter(
    ({ file }) => planted.test(file) && /\.tsx?$/.test(file) && !notSource.test(file),
  );
}

function diffOf(root: string, revision: string): string {
  const options = [
    '--unified=0',
    '--find-renames',
    '--no-color',
    '--no-ext-diff',
    '--relative',
    '--dst-prefix=b/',
  ];
  try {
    return execFileSync('git', ['-C', root, 'diff', ...options, '--end-of-options', revision, '--'], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch {
    throw new Failure(`--since: git does not know the commit '${revision}'.`);
  }
}

/** The files of a diff without context, and which of their lines are new. */
function linesOf(diff: string): { file: string; lines: Set<number> }[] {
  const files: { file: string; lines: Set<number> }[] = [];
  for (const row of diff.split('\n')) {
    const file = row.match(/^\+\+\+ b\/(.*)$/)?.[1];
    if (file) files.push({ file, lines: new Set() });
    const hunk = row.match(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/);
    for (let i = 0; hunk && i < Number(hunk[2] ?? 1); i += 1) files.at(-1)?.lines.add(Number(hunk[1]) + i);
  }
  return files;
}

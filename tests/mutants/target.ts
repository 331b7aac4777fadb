import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { UsageError } from '../../build/cli';

/** The files that a run changes, and the Vitest project whose tests must notice. */
export interface Target {
  /** Stryker's globs, relative to the repository's folder. */
  mutate: string[];
  /** A name from vitest.config.ts. */
  project: 'app' | 'node';
}

const sources = /^(src|build|studio|sandbox)(\/|$)/;

/** A file, or the sources of a folder. Throws `UsageError` for a path without sources of this repository. */
export function targetAt(root: string, path: string): Target {
  const inside = relative(root, resolve(root, path)).replaceAll('\\', '/');
  const stats = statSync(resolve(root, path), { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`${path} is not there.`);
  if (!sources.test(inside)) throw new UsageError(`${path} is not in src/, build/, studio/ or sandbox/.`);
  const project = inside.startsWith('src') ? 'app' : 'node';
  if (stats.isDirectory()) return { mutate: [`${escaped(inside)}/**/*.{ts,tsx}`, ...notTests], project };
  if (!/\.tsx?$/.test(inside)) throw new UsageError(`${path} is no TypeScript file.`);
  if (/\.test\.tsx?$/.test(inside)) throw new UsageError(`${path} is a test: name what it tests.`);
  return { mutate: [escaped(inside)], project };
}

const notTests = ['!**/*.test.{ts,tsx}', '!**/*.d.ts', '!src/routeTree.gen.ts'];

/** Escapes a file name for a glob, because route files have a `$` in their names. */
function escaped(path: string): string {
  return path.replaceAll(/[\\*?[\]{}()!+@]/g, '\\$&');
}

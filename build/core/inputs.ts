import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../shared/display-path';
import { Failure } from '../shared/failure';
import { lineFeedBytes } from '../shared/line-ends';
import { projectRoot } from '../shared/project';
import { listFiles } from './list-files';
import { sha256 } from './site-file';

/** What decides the compile beside the app itself: this folder, the packages, and the settings of TypeScript. */
const toolFolder = 'build/core';
const toolFiles = ['package-lock.json', 'tsconfig.json'];

/**
 * One hash over everything that decides what the compile emits. Paths are relative to their root, so a commit has the
 * same hash in every folder.
 *
 * @param root the folder with the app
 * @param tools the folder with the builder and its packages
 */
export async function hashInputs(root: string, tools = projectRoot): Promise<string> {
  const lines = [`node ${process.version} ${process.arch}`];
  for (const folder of ['src', 'public']) lines.push(...(await hashFolder(root, folder)));
  lines.push(...(await hashFolder(tools, toolFolder)));
  lines.push(...hashFiles(tools, toolFiles));
  return sha256(lines.join('\n'));
}

/**
 * One line `path sha256` for each file below a folder that can change what is built. Throws `Failure` for something that
 * is no file: reading a pipe would never end.
 */
export async function hashFolder(root: string, folder: string): Promise<string[]> {
  const files = await listFiles(join(root, folder));
  return hashFiles(
    root,
    files
      .filter((file) => !isWithoutEffect(file))
      .map((file) => `${folder}/${file}`)
      // an editor's lock is a link that leads nowhere
      .filter((file) => isThere(join(root, file))),
  );
}

function hashFiles(root: string, files: readonly string[]): string[] {
  const hashOf = (file: string) => sha256(lineFeedBytes(file, readFileSync(join(root, file))));
  return files.map((file) => `${file} ${hashOf(file)}`);
}

function isThere(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isFile()) return stats !== undefined;
  throw new Failure(`${displayPath(path)} is not a file. Put a file in its place, or delete it.`);
}

/** Tests are not compiled, and the route tree is generated from the routes. */
function isWithoutEffect(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file === 'routeTree.gen.ts';
}

import { hashFolder } from '../core/inputs';
import { sha256 } from '../core/site-file';
import { projectRoot } from '../shared/project';

/**
 * What pages are made with. A page for a core of an earlier state fits it only if `page` is the same, and `texts` too
 * where the mall words texts anew (docs/decisions/0067-rings.md).
 */
export interface PageMaker {
  page: string;
  texts: string;
}

/** Everything that the app and the page agree on stands in these folders. */
const folders = ['build/brand', 'build/core', 'src/brand', 'templates'];
const isText = (line: string) => line.startsWith('src/brand/texts/');

let known: Promise<PageMaker> | undefined;

/** The same for all sites of a process. */
export function pageMaker(): Promise<PageMaker> {
  known ??= hashed();
  return known;
}

async function hashed(): Promise<PageMaker> {
  const lines = (await Promise.all(folders.map((folder) => hashFolder(projectRoot, folder)))).flat();
  const hash = (some: readonly string[]) => sha256(some.join('\n')).slice(0, 32);
  return { page: hash(lines.filter((line) => !isText(line))), texts: hash(lines.filter(isText)) };
}

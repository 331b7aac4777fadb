import { relative } from 'node:path';

/** A path as problems and reports show it: relative to the working directory, with forward slashes. */
export function displayPath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/') || '.';
}

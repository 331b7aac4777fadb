import { relative } from 'node:path';

/** A path for problems and reports: relative to the working directory, with forward slashes. */
export function displayPath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/') || '.';
}

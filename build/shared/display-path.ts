import { relative, resolve } from 'node:path';
import { defaultMerchants, defaultOut } from './project';

/** A path for problems and reports: relative to the working directory, with forward slashes. */
export function displayPath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/') || '.';
}

const usualFolders = { out: defaultOut, merchants: defaultMerchants };

/**
 * What a command in a message needs to find this folder, such as ` --out ../sites`, in quotes where a shell would take
 * the path apart. Empty where it does so by itself.
 */
export function folderFlag(flag: keyof typeof usualFolders, dir: string): string {
  if (resolve(dir) === usualFolders[flag]) return '';
  const path = displayPath(dir);
  return ` --${flag} ${/[^\p{L}\d._/:~-]/u.test(path) ? `"${path}"` : path}`;
}

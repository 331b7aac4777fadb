import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/** Hexadecimal digits, enough to tell thousands of files apart. */
const length = 5;

/**
 * The name of a class of a CSS module: its own, and a mark of its file. Vite's names also have the line, which costs 200
 * bytes of a first load.
 *
 * @param root absolute path, so that the name is the same in every folder
 */
export function className(root: string): (name: string, file: string) => string {
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*/, '')).replaceAll(sep, '/');
    return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, length)}`;
  };
}

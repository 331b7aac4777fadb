import { relative, resolve } from 'node:path';
import { plainLine } from '@/lib/plain-text';
import { defaultMerchants, defaultOut } from './project';

/** A path for problems and reports: relative to the working directory, with forward slashes, in one line. */
export function displayPath(path: string): string {
  return plainLine(relative(process.cwd(), path).replaceAll('\\', '/')) || '.';
}

const usualFolders = { out: defaultOut, merchants: defaultMerchants };

/** What a command in a message needs to find this folder, such as ` --out ../sites`. Empty where it does so by itself. */
export function folderFlag(flag: keyof typeof usualFolders, dir: string): string {
  if (resolve(dir) === usualFolders[flag]) return '';
  return ` --${flag} ${shellWord(displayPath(dir), 'DIR')}`;
}

/**
 * A text that somebody else has chosen, as one word of a command to copy: in quotes where a shell would take it apart,
 * and only `placeholder` where it would run a part of it even there.
 */
export function shellWord(text: string, placeholder: string): string {
  if (/^[\p{L}\d._/:~-]+$/u.test(text)) return text;
  return /["$`\\!%\p{C}]/u.test(text) ? placeholder : `"${text}"`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../src/contract');

/** What the contract's own comments say of fields and calls, by name. */
const comments = new Map<string, string>();

/** The fields that nearly every call has come last, because another area may use the same names for something else. */
const shared = 'ambient.ts';

for (const file of [...readdirSync(folder).filter((name) => !name.includes('.test.')), shared]) {
  const source = readFileSync(join(folder, file), 'utf8');
  for (const [, comment = '', name = '', wire = ''] of source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+): (?:at|beside)\(\s*'([^']+)'/g,
  )) {
    comments.set(`${name} ${wire}`, wordsOf(comment));
  }
  for (const [, comment = '', name = ''] of source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = defineCall\(/g,
  )) {
    comments.set(name, wordsOf(comment));
  }
}

/** What a field means: its comment in the contract, or else its proper name in words. */
export function meaningOf(name: string, wire: string): string {
  const named = `${inWords(name)}.`;
  const comment = comments.get(`${name} ${wire}`);
  return comment ? `${named} ${comment}` : named;
}

/** What a call is for. */
export function purposeOf(call: string): string | undefined {
  return comments.get(call);
}

/** A comment as one line, without pointers to our own files. */
function wordsOf(comment: string): string {
  return comment
    .replace(/^\s*\*/gm, ' ')
    .replace(/\s*\((?:docs|src|features)\/[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The name of a field or a call in words, such as 'Shop manager'. */
function inWords(name: string): string {
  const words = name
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ')
    .trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

import type { Dirent } from 'node:fs';
import { type Finding, fileWarning } from '../diagnostics/finding';
import type { JsonDocument } from '../diagnostics/json-document';
import { identityName } from './identity-file';
import { type Asset, kindOf } from './load-assets';
import { picturesName, posterName, screenshotsFolder } from './taken-pictures';

/**
 * Files that nothing names. One that may be meant by a name without a file is none of them: its error says so. Neither is
 * one that the first of two equal keys names, because that key may be the right one.
 */
export function strayFiles(
  entries: readonly Dirent[],
  files: readonly Asset[],
  document: JsonDocument,
): { name: string; finding: Finding }[] {
  const { value, brokenFrom, overridden } = document;
  if (value === undefined || brokenFrom < Infinity) return []; // nobody knows what the rest of it names
  const known = [
    'merchant.json',
    identityName,
    screenshotsFolder,
    posterName,
    picturesName,
    ...files.map(({ name }) => name),
    ...overridden,
  ];
  const gaps = files.map((file) => file.sought);
  return entries
    .map(({ name }) => name)
    .filter(
      (name) =>
        !known.includes(name) && !name.startsWith('.') && !gaps.some((sought) => sought === kindOf(name)),
    )
    .sort()
    .map((name) => ({ name, finding: stray(name) }));
}

function stray(name: string): Finding {
  const message = `Nothing in merchant.json names ${name}, so it is not part of the site.`;
  const keys = keysFor[kindOf(name)];
  const fix = keys
    ? `if the mall shall have it, name it under ${keys}; otherwise delete it`
    : 'move it to another place, or delete it';
  return fileWarning(message, fix);
}

/** The keys that name a file, by its kind. */
const keysFor: Partial<Record<string, string>> = {
  picture: '"logo", "icon" or "image" in "share"',
  font: '"font" in "theme"',
};

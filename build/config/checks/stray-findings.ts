import { type FileFindings, fileWarning } from '../../diagnostics/finding';
import { approvalName } from '../approval-file';
import { identityName } from '../identity-file';
import { kindOf } from '../load-assets';
import { assetsOf, configName, type LoadedFolder } from '../load-folder';
import { picturesName, posterName, screenshotsFolder } from '../taken-pictures';

const others = [configName, identityName, approvalName, screenshotsFolder, posterName, picturesName];

/** The keys that name a file, by its kind. */
const keysFor: Partial<Record<string, string>> = {
  picture: '"logo", "icon", "image" in "share" or "file" in "photo" of "theme"',
  font: '"font" in "theme"',
};

/**
 * Warns of files that nothing names. One that may be meant by a name without a file is none of them: its error says so.
 * Neither is one that the first of two equal keys names, because that key may be the right one.
 */
export function strayFindings(folder: LoadedFolder): FileFindings[] {
  const { value, brokenFrom, overridden } = folder.document;
  if (value === undefined || brokenFrom < Infinity) return []; // nobody knows what the rest of it names
  const assets = assetsOf(folder);
  const known = new Set([...others, ...assets.map(({ name }) => name), ...overridden]);
  const gaps = new Set<string | undefined>(assets.map(({ sought }) => sought));
  return folder.names
    .filter((name) => !known.has(name) && !name.startsWith('.') && !gaps.has(kindOf(name)))
    .sort()
    .map((name) => {
      const message = `Nothing in ${configName} names ${name}, so it is not part of the site.`;
      const keys = keysFor[kindOf(name)];
      const fix = keys
        ? `if the mall shall have it, name it under ${keys}; otherwise delete it`
        : 'move it to another place, or delete it';
      return [name, [fileWarning(message, fix)]];
    });
}

import { lstatSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { sizeText } from '../shared/words';
import { errorAt, type Finding, fileError, positionsIn } from './finding';

/** The bytes of a file in a merchant's folder, or why they cannot be read. */
export type MerchantFile = { bytes: Buffer } | { missing: true } | { finding: Finding };

/** The largest `merchant.json`. */
export const maxConfigBytes = 250_000;

/**
 * Reads a file. It must be a plain file inside the folder, with at most `maxBytes`. Never throws. Synchronous: the files
 * are small and many, and handing each to another thread would take several times as long as reading it.
 */
export function readMerchantFile(folder: string, name: string, maxBytes: number): MerchantFile {
  try {
    const path = join(folder, name);
    const status = statInside(folder, path);
    if (!status) {
      return refused(`${name} is a link that leads out of the folder.`, 'put the file itself in its place');
    }
    // reading a pipe would never end
    if (!status.isFile()) return refused(`${name} is not a file.`, 'put a file in its place');
    if (status.size > maxBytes) return { finding: tooLarge(name, status.size, maxBytes) };
    return { bytes: readFileSync(path) };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code; // only file system calls throw here
    if (code === 'ENOENT' && lstatSync(join(folder, name), { throwIfNoEntry: false })?.isSymbolicLink()) {
      return refused(`${name} is a link to a file that does not exist.`, 'put the file itself in its place');
    }
    if (code === 'ENOENT') return { missing: true };
    return refused(`${name} cannot be read (${code}).`, 'check its permissions');
  }
}

/** The status of a file. `undefined` when a link leads out of the folder. Most files are no links: they cost one look. */
function statInside(folder: string, path: string): Stats | undefined {
  const status = lstatSync(path);
  if (!status.isSymbolicLink() && dirname(path) === normalize(folder)) return status;
  const [home, real] = [realpathSync.native(folder), realpathSync.native(path)];
  return real.startsWith(home + sep) ? statSync(real) : undefined;
}

/** UTF-8 text, with or without a byte order mark, or a finding that says the bytes are not UTF-8. */
export function decodeText(bytes: Buffer): { text: string } | { finding: Finding } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const readable = bytes.toString('utf8');
    const place = positionsIn(readable)(readable.indexOf('\ufffd')); // the first sign that cannot be read
    return { finding: errorAt(place, 'The file is not UTF-8 text.', 'save it with the encoding UTF-8') };
  }
}

/** What to do about a font that every visitor would wait for. */
export const smallerFont =
  'ask the client for "WOFF2 for the web, with the Latin letters and ₹ alone, at most 60 kB" (docs/onboarding.md, "The typeface")';

/** Sizes in bytes. */
export function tooLarge(name: string, size: number, maxBytes: number): Finding {
  const message = `${name} has ${sizeText(size)}; at most ${sizeText(maxBytes)} are allowed.`;
  const fix = name.endsWith('.woff2')
    ? smallerFont
    : name.endsWith('.png')
      ? 'save it with fewer pixels; 1,024 px on its longer side are enough'
      : 'save it smaller: minified, without embedded pictures and editor data';
  return fileError(message, fix);
}

function refused(message: string, fix: string): MerchantFile {
  return { finding: fileError(message, fix) };
}

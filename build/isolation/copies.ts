import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isCopy, type MadeFile } from '../core/site-file';
import { Failure } from '../shared/failure';

/** The files of a site without its compressed copies. Throws when a copy unpacks to something else than its file. */
export function unpacked(made: readonly MadeFile[]): MadeFile[] {
  const plain = new Map(made.map((file) => [file.path, file]));
  for (const { path, bytes } of made.filter(({ path }) => isCopy(path))) {
    requireCopy(path, bytes, plain.get(path.slice(0, -3))?.bytes ?? Buffer.alloc(0));
  }
  return made.filter(({ path }) => !isCopy(path));
}

/**
 * Throws `Failure` when a compressed copy is another file. It is synchronous, because handing a small file to another
 * thread takes longer than unpacking it.
 */
export function requireCopy(path: string, packed: Buffer, plain: Buffer): void {
  const unpack = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
  const limit = { maxOutputLength: Math.max(plain.length, 1) };
  if (!isUnpacked(() => unpack(packed, limit), plain))
    throw new Failure(`${path} does not unpack to the same bytes as the file beside it.`);
}

function isUnpacked(unpack: () => Buffer, plain: Buffer): boolean {
  try {
    return unpack().equals(plain);
  } catch {
    return false;
  }
}

/** Only these are searched for ids. Pictures and fonts hold numbers by chance. */
export function isText(path: string): boolean {
  return !/\.(png|jpe?g|webp|ico|woff2?|svg)$/.test(path);
}

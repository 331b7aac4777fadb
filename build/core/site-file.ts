import { createHash } from 'node:crypto';

/** A file of a site, as `build.json` lists it. */
export interface FileEntry {
  /** Path inside the site, with forward slashes. */
  path: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal sha256 of the content. */
  sha256: string;
}

/** A file whose content is made for one merchant. */
export interface MadeFile extends FileEntry {
  bytes: Buffer;
}

/** A file that sites share. `source` is its absolute path in the cache; sites link to it. */
export interface SharedFile extends FileEntry {
  source: string;
}

export type SiteFile = MadeFile | SharedFile;

export function madeFile(path: string, content: string | Buffer): MadeFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { path, size: bytes.length, sha256: sha256(bytes), bytes };
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Sorts paths by code point, so that the order is the same everywhere. */
export function byPath(one: { path: string }, other: { path: string }): number {
  return one.path < other.path ? -1 : one.path > other.path ? 1 : 0;
}

/** Whether a path is that of a compressed copy. */
export function isCopy(path: string): boolean {
  return /\.(br|gz)$/.test(path);
}

/** Only `path`, `size` and `sha256`. */
export function entryOf({ path, size, sha256 }: FileEntry): FileEntry {
  return { path, size, sha256 };
}

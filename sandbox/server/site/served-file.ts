import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Encoding } from '../../../serve/negotiate';

export interface ServedFile {
  path: string;
  encodings: ReadonlySet<Encoding>;
}

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Files that configure a server and are not for visitors, and dot files. */
const hidden = /^\/(?:_headers|_redirects|nginx\.conf|\d+\.locations)(?:\.(?:br|gz))?$|\/\.(?!well-known\/)/;

/**
 * The file for a path from `readPath`, in the site that is published now. Undefined if there is none, and for hosting
 * files, dot files, folders and everything outside the site.
 */
export async function findFile(root: string, pathname: string): Promise<ServedFile | undefined> {
  if (isHidden(pathname)) return undefined;
  const file = path.join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (!file.startsWith(root + path.sep) || !(await isFile(file))) return undefined;
  const encodings = new Set<Encoding>();
  for (const encoding of ['br', 'gzip'] as const) {
    if (await isFile(file + suffixes[encoding])) encodings.add(encoding);
  }
  return { path: file, encodings };
}

export function isHidden(pathname: string): boolean {
  return hidden.test(pathname);
}

/** The published folder of a site's link. Undefined if the site was never built. */
export async function siteRoot(folder: string): Promise<string | undefined> {
  return realpath(folder).catch(() => undefined);
}

/** The bytes of one variant, and their entity tag. */
export async function readVariant({ path: file }: ServedFile, encoding: Encoding | undefined) {
  const body = await readFile(encoding ? file + suffixes[encoding] : file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { body, etag };
}

/**
 * A URL's path in the way that nginx reads it: decoded, several slashes as one, without `.` and `..`. So `//assets/x`
 * gives the same as `/assets/x`. Undefined if it is not a path.
 */
export function readPath(urlPath: string): string | undefined {
  try {
    const decoded = decodeURIComponent(urlPath);
    return /[\0\\]/.test(decoded) ? undefined : path.posix.normalize(decoded);
  } catch {
    return undefined;
  }
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

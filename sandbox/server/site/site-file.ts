import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Encoding } from './negotiate';

export interface SiteFile {
  path: string;
  encodings: ReadonlySet<Encoding>;
}

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Files that configure a host and are no part of the site. */
const hidden = /^\/(?:_headers|_redirects|nginx\.conf)(?:\.(?:br|gz))?$|\/\./;

/**
 * The file behind a path that `readPath` gave, looked up in the site as it is published now. Undefined where there is
 * none, or none to be shown: hosting files, dot files, folders, anything outside the site.
 */
export async function findFile(root: string, pathname: string): Promise<SiteFile | undefined> {
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

/** The published folder behind a site's link; undefined when the site was never built. */
export async function siteRoot(folder: string): Promise<string | undefined> {
  return realpath(folder).catch(() => undefined);
}

/** The bytes of one variant, with an entity tag made from them. */
export async function readVariant({ path: file }: SiteFile, encoding: Encoding | undefined) {
  const body = await readFile(encoding ? file + suffixes[encoding] : file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { body, etag };
}

/**
 * A URL's path as nginx reads it: decoded, slashes in a row as one, without `.` and `..`. Whoever asks for
 * `//assets/x` gets exactly what `/assets/x` gives. Undefined where it is no path at all.
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

import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildRecord } from '../../../build/brand/build-json';
import { buildRecordPath } from '../../../build/brand/build-json';
import { type FileEntry, sha256 } from '../../../build/core/site-file';
import { type HeaderRule, parseHeadersFile } from '../../../serve/headers-file';

/** What a built site promises of a server. */
export interface BuiltSite {
  merchant: string;
  /** The files that visitors get. */
  files: readonly FileEntry[];
  rules: readonly HeaderRule[];
}

/** Files for servers, compressed copies, and the pages of missing files. Hosts treat them in their own ways. */
const notServed = /^(_headers|_redirects|nginx\.conf|\d+\.locations)$|\.(br|gz)$|(^|\/)404\.html$/;

/** The site in `dist/<id>`, or undefined where none is built. */
export async function builtSite(out: string, id: string): Promise<BuiltSite | undefined> {
  try {
    const folder = await realpath(join(out, id));
    const bytes = await readFile(join(folder, buildRecordPath));
    const { merchant, files } = JSON.parse(bytes.toString()) as BuildRecord; // the builder wrote it
    const own = { path: buildRecordPath, size: bytes.length, sha256: sha256(bytes) };
    return {
      merchant,
      files: [own, ...files.filter(({ path }) => !notServed.test(path))],
      rules: parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8')),
    };
  } catch {
    return undefined;
  }
}

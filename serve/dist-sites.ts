import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { headersFor, parseHeadersFile } from './headers-file';
import type { Encoding } from './negotiate';
import { StoreAway } from './objects/read-objects';
import type { Site, SiteFile, SiteStore } from './site-store';

/**
 * The sites in `dist/<id>`. Every request looks up links and files again, so a newly published site is served at once.
 *
 * @param idOf the mall of a host
 */
export function distSites(out: string, idOf: (host: string) => string | undefined): SiteStore {
  return {
    siteOf: async (host) => {
      const id = idOf(host);
      return id === undefined ? undefined : siteIn(join(out, id));
    },
  };
}

async function siteIn(link: string): Promise<Site> {
  const folder = await realpath(link).catch(() => undefined);
  if (!folder) throw new StoreAway(`There is no site in ${link}.`);
  try {
    return await readSite(folder);
  } catch (error) {
    if ((await realpath(link).catch(() => undefined)) === folder) throw error;
    return siteIn(link);
  }
}

async function readSite(folder: string): Promise<Site> {
  const rules = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  const record = await readFile(join(folder, 'build.json'), 'utf8').catch(() => '{}');
  const { api } = JSON.parse(record) as { api?: string }; // the builder wrote it
  return {
    release: folder,
    api,
    headersFor: (path) => headersFor(rules, path),
    known: new Map(),
    find: (path) => fileAt(folder, join(folder, path)),
  };
}

const suffixes = { br: '.br', gzip: '.gz' } as const;

async function fileAt(folder: string, file: string): Promise<SiteFile | undefined> {
  if (!file.startsWith(folder + sep) || !(await isFile(file)) || (await isCopy(file))) return undefined;
  const encodings = new Set<Encoding>();
  for (const encoding of ['br', 'gzip'] as const) {
    if (await isFile(file + suffixes[encoding])) encodings.add(encoding);
  }
  return {
    encodings,
    read: async (encoding) => {
      const bytes = await readFile(encoding ? file + suffixes[encoding] : file);
      return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
  };
}

/** A compressed copy is a variant of its file, and has no address of its own. */
async function isCopy(file: string): Promise<boolean> {
  const original = file.replace(/\.(br|gz)$/, '');
  return original !== file && (await isFile(original));
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

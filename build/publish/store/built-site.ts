import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { buildRecordPath } from '../../brand/build-json';
import { factsFrom, type SiteFacts } from '../../changes/site-facts';
import { byPath, type FileEntry, type MadeFile, madeFile } from '../../core/site-file';
import { displayPath } from '../../shared/display-path';
import { codeOf, Failure } from '../../shared/failure';
import { shown } from '../../shared/shown';
import { fileEntrySchema, readRecord } from '../read-record';
import { hostPattern } from './layout';

/** A site as it stands in `dist/<id>`, as far as a store gets it. */
export interface BuiltSite {
  id: string;
  /** Absolute path of its release. */
  folder: string;
  core: string;
  config: string;
  ring: 'canary' | undefined;
  /** The one that the config names first. */
  host: string;
  hosts: string[];
  /** The files that only this mall has, sorted by path, without those for other servers. */
  own: MadeFile[];
  /** Those of its core. */
  shared: FileEntry[];
  /** The text of `_headers`. */
  headers: string;
  /** The path of its backend on its own hosts. */
  api: string | undefined;
  facts: SiteFacts | undefined;
}

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'is not a sha256');
const recordSchema = z.object({
  merchant: z.string(),
  config: hash,
  core: hash,
  ring: z.literal('canary').optional(),
  hosts: z.array(z.string()).min(1),
  files: z.array(fileEntrySchema.extend({ own: z.literal(true).optional() })),
});

/** Files that tell other servers how to serve the site. */
const forServers = /^(_headers|_redirects|nginx\.conf|\d+\.locations)$/;

/** Reads a built site with all its own files. Throws `Failure` where it is not built, or is not as `build.json` says. */
export function readBuiltSite(out: string, id: string): BuiltSite {
  const folder = folderOf(out, id);
  const read = readRecord(folder, buildRecordPath, recordSchema);
  const again = `Build it again: npm run build -- ${id} --force`;
  const name = displayPath(join(out, id, buildRecordPath));
  if ('missing' in read) throw new Failure(`${name} is missing. ${again}`);
  if ('broken' in read) throw new Failure(`${name} ${read.broken}. ${again}`);
  const { merchant, core, config, ring, hosts, files } = read.record;
  if (merchant !== id)
    throw new Failure(`${name} is that of mall ${shown(merchant)}, and not of ${id}. ${again}`);
  const own = files.filter((file) => file.own).map((file) => readOwn(folder, file, again));
  const text = (path: string) => own.find((file) => file.path === path)?.bytes.toString('utf8') ?? '';
  const record = madeFile(buildRecordPath, readFileSync(join(folder, buildRecordPath)));
  const facts = factsFrom(text('index.html'), text('manifest.webmanifest'), { core, files: own });
  return {
    id,
    folder,
    core,
    config,
    ring,
    facts,
    host: storeHost(hosts[0] ?? ''),
    hosts: [...new Set(hosts.map(storeHost))].sort(),
    own: [...own.filter(({ path }) => !forServers.test(path)), record].sort(byPath),
    shared: files.filter((file) => !file.own).map(({ path, size, sha256 }) => ({ path, size, sha256 })),
    headers: text('_headers'),
    api: apiPath(facts),
  };
}

/** A host as DNS has it. Throws `Failure` for something that is none. */
export function storeHost(host: string): string {
  const name = domainToASCII(host).toLowerCase();
  if (hostPattern.test(name)) return name;
  throw new Failure(`${shown(host)} is no host name, so no mall can have it.`);
}

function folderOf(out: string, id: string): string {
  try {
    return realpathSync.native(join(out, id));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Failure(`${displayPath(join(out, id))} is not built. Build it first: npm run build -- ${id}`);
  }
}

/** A file, with its bytes as `build.json` promises them. */
export function readOwn(folder: string, { path, sha256 }: FileEntry, again: string): MadeFile {
  const file = madeFile(path, readFileSync(join(folder, path)));
  if (file.sha256 === sha256) return file;
  throw new Failure(
    `${displayPath(join(folder, path))} is not the file that ${buildRecordPath} lists. ${again}`,
  );
}

/** The page names its backend. A path means one on the mall's own hosts. */
function apiPath(facts: SiteFacts | undefined): string | undefined {
  const { data } = z.object({ baseUrl: z.string().startsWith('/') }).safeParse(facts?.brand.api);
  return data?.baseUrl;
}

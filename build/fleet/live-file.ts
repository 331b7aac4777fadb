import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parsedJson } from '@/lib/parsed-json';
import { makeFolder } from '../shared/make-folder';
import { writeWhole } from '../shared/write-whole';
import { studioFolderOf } from './history-folder';

const liveSchema = z.object({
  release: z.string(),
  /** The `config` of the site's `build.json`. */
  configHash: z.string(),
  /** When it was seen there, in ISO 8601. */
  seen: z.iso.datetime(),
  /** The name of the destination, or the host. */
  where: z.string(),
});
const fileSchema = z.record(z.string(), liveSchema);

/** What a destination or a host has last answered about a mall. */
export type Live = z.infer<typeof liveSchema>;

/** The answers about the malls of a folder, by their ids. A file that cannot be read knows nothing. */
export function readLive(home: string, merchants: string): Map<string, Live> {
  try {
    const known = fileSchema.safeParse(parsedJson(readFileSync(liveFile(home, merchants), 'utf8')));
    return new Map(Object.entries(known.data ?? {}));
  } catch {
    return new Map();
  }
}

/** Keeps an answer, or that nothing of the mall is live any more. Throws `Failure` or the system's error. */
export function writeLive(home: string, merchants: string, id: string, live: Live | undefined): void {
  const known = readLive(home, merchants);
  if (live) known.set(id, live);
  else if (!known.delete(id)) return;
  makeFolder(studioFolderOf(home, merchants));
  writeWhole(liveFile(home, merchants), `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
}

/** Where they are kept. */
export function liveFile(home: string, merchants: string): string {
  return join(studioFolderOf(home, merchants), 'live.json');
}

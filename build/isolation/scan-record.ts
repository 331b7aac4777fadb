import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readRecord } from '../publish/read-record';
import { releasesFolder } from '../publish/release';

const recordSchema = z.object({
  /** Hash of everything that the digests are made of. While it stays the same, they need not be made again. */
  basis: z.string(),
  /** Digests of what was searched for in all of these sites. */
  digests: z.array(z.string()),
  /** The release of each site that was searched. */
  sites: z.record(z.string(), z.string()),
});

/**
 * What the published sites were searched for. It lies beside them, because it describes them and not a cache.
 */
export type ScanRecord = z.infer<typeof recordSchema>;

const recordName = 'looked-through.json';

/** If the record cannot be read, no site counts as searched. */
export function readScanRecord(out: string): ScanRecord {
  const read = readRecord(join(out, releasesFolder), recordName, recordSchema);
  return 'record' in read ? read.record : { basis: '', digests: [], sites: {} };
}

/**
 * Writes the record beside the published sites. If that fails, the next build only searches again.
 */
export function writeScanRecord(out: string, record: ScanRecord): void {
  const folder = join(out, releasesFolder);
  const partial = join(folder, `.${recordName}.${process.pid}`);
  try {
    writeFileSync(partial, JSON.stringify(record));
    renameSync(partial, join(folder, recordName));
  } catch {
    rmSync(partial, { force: true });
  }
}

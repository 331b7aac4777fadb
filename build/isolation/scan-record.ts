import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readRecord } from '../publish/read-record';
import { releasesFolder } from '../publish/release';

const recordSchema = z.object({
  /** Hash of all that the digests come from. While it is the same, nobody has to compute them. */
  basis: z.string(),
  /** Digests of what was looked for in each of these sites, at least. */
  digests: z.array(z.string()),
  /** The release of each site that was looked through. */
  sites: z.record(z.string(), z.string()),
});

/**
 * What the published sites were looked through for. It lies beside them, because it is true of them and not of a cache.
 */
export type ScanRecord = z.infer<typeof recordSchema>;

const recordName = 'looked-through.json';

/** Without a sound record, no site counts as looked through. */
export function readScanRecord(out: string): ScanRecord {
  const read = readRecord(join(out, releasesFolder), recordName, recordSchema);
  return 'record' in read ? read.record : { basis: '', digests: [], sites: {} };
}

/**
 * Writes the record whole, where sites were published. One that cannot be written is no harm: the next build looks again.
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

import { join } from 'node:path';
import { z } from 'zod';
import { readRecord } from '../publish/read-record';
import { releasesFolder } from '../publish/release';
import { writeWhole } from '../shared/write-whole';

/**
 * For each published site: the release that was looked through, and a hash of all that was looked for in it. It lies
 * beside the sites, because it describes them and not a cache.
 */
export type ScanRecord = Readonly<Record<string, string>>;

const recordSchema = z.record(z.string(), z.string());
const recordName = 'looked-through.json';

/** If the record cannot be read, no site counts as looked through. */
export function readScanRecord(out: string): ScanRecord {
  const read = readRecord(join(out, releasesFolder), recordName, recordSchema);
  return 'record' in read ? read.record : {};
}

/** If the record cannot be written, the next build only looks again. */
export function writeScanRecord(out: string, record: ScanRecord): void {
  try {
    writeWhole(join(out, releasesFolder, recordName), JSON.stringify(record));
  } catch {
    // the disk is full, or the folder is somebody else's
  }
}

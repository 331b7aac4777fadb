import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Merchant } from '../../../build/brand/merchant';
import {
  lookHash,
  maxPosterBytes,
  maxRecordBytes,
  picturesName,
  picturesRecord,
  screenshotsFolder,
} from '../../../build/config/taken-pictures';
import { sha256 } from '../../../build/core/site-file';
import { readMerchantFile } from '../../../build/diagnostics/read-merchant-file';
import { makeFolder } from '../../../build/shared/make-folder';
import { writeAllWhole } from '../../../build/shared/write-whole';

/**
 * Writes pictures into a mall's folder, and what look they show. A picture that the mall brought itself stays. One that this
 * command wrote and does not write any more goes. Returns the paths of those that were written, and of those that were kept because this command has not written them.
 */
export async function writePictures(
  folder: string,
  merchant: Merchant,
  pictures: ReadonlyMap<string, Buffer>,
) {
  const read = async (path: string, most: number) => readMerchantFile(folder, path, most);
  const before = picturesRecord(await read(picturesName, maxRecordBytes));
  const files: Record<string, string> = {};
  const kept: string[] = [];
  const written: [path: string, bytes: Buffer][] = [];
  makeFolder(join(folder, screenshotsFolder));
  for (const [path, bytes] of pictures) {
    const there = existsSync(join(folder, path)) ? await read(path, maxPosterBytes) : undefined;
    if (there && !('bytes' in there && sha256(there.bytes) === before?.files[path])) {
      kept.push(path);
      continue;
    }
    written.push([join(folder, path), bytes]);
    files[path] = sha256(bytes);
  }
  for (const [path, hash] of Object.entries(before?.files ?? {})) {
    if (pictures.has(path)) continue;
    const file = await read(path, maxPosterBytes);
    if ('bytes' in file && sha256(file.bytes) === hash) rmSync(join(folder, path));
  }
  const record = { look: lookHash(merchant), files };
  // Together, because a picture that the record does not name stays for ever.
  writeAllWhole([...written, [join(folder, picturesName), `${JSON.stringify(record, null, 2)}\n`]]);
  return { written: Object.keys(files), kept };
}

import { createStore, promisifyRequest } from 'idb-keyval';
import { type KeptUpload, readKeptUpload } from './upload-item';

/** Uploads and their files under keys of their own, so that a new state does not write the file again. */
const store = createStore('bill-uploads', 'uploads');
const uploadKey = (id: string) => `upload:${id}`;
const fileKey = (id: string) => `file:${id}`;
/** `;` follows `:`, so this is every key that begins with `upload:`. */
const uploadKeys = () => IDBKeyRange.bound('upload:', 'upload;', false, true);

/** As bytes, not as a File: iPhones do not keep files in private windows, and have lost some elsewhere. */
interface KeptFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** Keeps an upload and its file, both or neither. Rejects where there is no room or no storage. */
export async function keepUpload(upload: KeptUpload, file: File): Promise<void> {
  const { name, type } = file;
  const kept: KeptFile = { bytes: await file.arrayBuffer(), name, type };
  await store('readwrite', async (records) => {
    records.put(kept, fileKey(upload.id));
    records.put(upload, uploadKey(upload.id));
    await promisifyRequest(records.transaction);
  });
}

/** What is kept of all customers. */
export function keptUploads(): Promise<KeptUpload[]> {
  return store('readonly', async (records) => {
    const values: unknown[] = await promisifyRequest(records.getAll(uploadKeys()));
    return values.flatMap((value) => readKeptUpload(value) ?? []);
  });
}

/**
 * Changes uploads, all or none, and gives what they are now. Those that are not kept (any more) are left out: another
 * tab may have taken them out meanwhile, and they must not come back.
 */
export function changeKeptUploads(
  ids: readonly string[],
  change: Partial<KeptUpload>,
): Promise<KeptUpload[]> {
  return store('readwrite', async (records) => {
    const changed: KeptUpload[] = [];
    for (const id of ids) {
      const current = readKeptUpload(await promisifyRequest(records.get(uploadKey(id))));
      if (!current) continue;
      const next = { ...current, ...change };
      records.put(next, uploadKey(id));
      changed.push(next);
    }
    if (changed.length > 0) await promisifyRequest(records.transaction);
    return changed;
  });
}

/** The file of an upload, with the bytes that every attempt sends. */
export function keptFile(id: string): Promise<File | undefined> {
  return store('readonly', async (records) => {
    // Only `keepUpload` writes under this key.
    const kept: KeptFile | undefined = await promisifyRequest(records.get(fileKey(id)));
    return kept && new File([kept.bytes], kept.name, { type: kept.type });
  });
}

export function dropKeptUploads(ids: readonly string[]): Promise<void> {
  return store('readwrite', async (records) => {
    for (const id of ids) {
      records.delete(uploadKey(id));
      records.delete(fileKey(id));
    }
    await promisifyRequest(records.transaction);
  });
}

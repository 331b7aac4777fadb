import { createStore, promisifyRequest } from 'idb-keyval';
import { type KeptUpload, readKeptUpload } from './upload-item';

const database = createStore('bill-uploads', 'uploads');
/** Rejects, and does not throw, in a browser without IndexedDB. */
const store: typeof database = async (mode, task) => database(mode, task);

/** An upload and its file have a key each, so that a new state does not write the file again. */
const uploadKey = (id: string) => `upload:${id}`;
const fileKey = (id: string) => `file:${id}`;
/** `;` follows `:`, so this is every key that begins with `upload:`. */
const uploadKeys = () => IDBKeyRange.bound('upload:', 'upload;', false, true);

/** Bytes, because iPhones do not store a File in private windows, and have lost some in other windows. */
interface KeptFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** Stores an upload and its file, both or neither. Rejects if there is no room or no storage. */
export async function keepUpload(upload: KeptUpload, file: File): Promise<void> {
  const { name, type } = file;
  const kept: KeptFile = { bytes: await file.arrayBuffer(), name, type };
  await store('readwrite', async (records) => {
    records.put(kept, fileKey(upload.id));
    records.put(upload, uploadKey(upload.id));
    await promisifyRequest(records.transaction);
  });
}

/** The stored uploads of all customers, as far as this release can read them. */
export function keptUploads(): Promise<KeptUpload[]> {
  return store('readonly', async (records) => {
    const values: unknown[] = await promisifyRequest(records.getAll(uploadKeys()));
    return values.flatMap((value) => readKeptUpload(value) ?? []);
  });
}

/**
 * Changes uploads, all or none, and gives the changed ones. It leaves out those that are not stored any more: another
 * tab may have removed them meanwhile, and they must not come back. `newer` are those whose last change was not stored.
 */
export function changeKeptUploads(
  ids: readonly string[],
  change: Partial<KeptUpload>,
  newer: readonly KeptUpload[] = [],
): Promise<KeptUpload[]> {
  return store('readwrite', async (records) => {
    const changed: KeptUpload[] = [];
    for (const id of ids) {
      const current = readKeptUpload(await promisifyRequest(records.get(uploadKey(id))));
      if (!current) continue;
      const known = readKeptUpload(newer.find((upload) => upload.id === id));
      const next = { ...current, ...known, ...change };
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

/**
 * Removes everything that a customer has stored here. A record that this release cannot read, and a file without a
 * record, may be hers, so they go as well.
 */
export function wipeKeptUploads(customerId: string): Promise<void> {
  return store('readwrite', async (records) => {
    const values: unknown[] = await promisifyRequest(records.getAll(uploadKeys()));
    const stay = new Set(
      values
        .flatMap((value) => readKeptUpload(value) ?? [])
        .filter((upload) => upload.customerId !== customerId)
        .flatMap(({ id }) => [uploadKey(id), fileKey(id)]),
    );
    for (const key of await promisifyRequest(records.getAllKeys())) {
      if (!stay.has(String(key))) records.delete(key);
    }
    await promisifyRequest(records.transaction);
  });
}

/** The customers of whom something is stored, also in records that this release cannot read. */
export function ownersOfKept(): Promise<Set<string>> {
  return store('readonly', async (records) => {
    const values: unknown[] = await promisifyRequest(records.getAll(uploadKeys()));
    return new Set(values.flatMap((value) => ownerOf(value) ?? []));
  });
}

function ownerOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('customerId' in value)) return undefined;
  return typeof value.customerId === 'string' ? value.customerId : undefined;
}

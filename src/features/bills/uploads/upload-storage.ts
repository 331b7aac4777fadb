import { promisifyRequest } from 'idb-keyval';
import { asKept, keptRecords, keysBelow } from '@/session/kept/kept-records';
import { type KeptUpload, readKeptUpload } from './upload-item';

const uploads = keptRecords('bill-uploads', 'uploads');

/** An upload and its file have a key each, so that a new state does not write the file again. */
const uploadKey = (id: string) => `upload:${id}`;
const fileKey = (id: string) => `file:${id}`;

/**
 * Stores an upload and its file, both or neither, if it is still wanted then. Gives whether it was. Rejects if there is
 * no room or no storage.
 */
export async function keepUpload(
  upload: KeptUpload,
  file: File,
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  const kept = await asKept(file);
  return uploads.writeIf(isWanted, (records) => {
    records.put(kept, fileKey(upload.id));
    records.put(upload, uploadKey(upload.id));
  });
}

/** The stored uploads of all customers, as far as this release can read them. */
export function keptUploads(): Promise<KeptUpload[]> {
  return uploads.read(async (records) => {
    const values = await storedIn(records);
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
  return uploads.write(async (records) => {
    const changed: KeptUpload[] = [];
    for (const id of ids) {
      const current = readKeptUpload(await promisifyRequest(records.get(uploadKey(id))));
      if (!current) continue;
      const known = readKeptUpload(newer.find((upload) => upload.id === id));
      const next = { ...current, ...known, ...change };
      records.put(next, uploadKey(id));
      changed.push(next);
    }
    return changed;
  });
}

/** The file of an upload, with the bytes that every attempt sends. */
export function keptFile(id: string): Promise<File | undefined> {
  return uploads.readFile(fileKey(id));
}

export function dropKeptUploads(ids: readonly string[]): Promise<void> {
  return uploads.write((records) => {
    for (const id of ids) {
      records.delete(uploadKey(id));
      records.delete(fileKey(id));
    }
  });
}

/**
 * Removes everything that a customer has stored here. A record that this release cannot read, and a file without a
 * record, may be hers, so they go as well.
 */
export function wipeKeptUploads(customerId: string): Promise<void> {
  return uploads.write(async (records) => {
    const values = await storedIn(records);
    const stay = new Set(
      values
        .flatMap((value) => readKeptUpload(value) ?? [])
        .filter((upload) => upload.customerId !== customerId)
        .flatMap(({ id }) => [uploadKey(id), fileKey(id)]),
    );
    for (const key of await promisifyRequest(records.getAllKeys())) {
      if (!stay.has(String(key))) records.delete(key);
    }
  });
}

/** The customers of whom something is stored, also in records that this release cannot read. */
export function ownersOfKept(): Promise<Set<string>> {
  return uploads.read(async (records) => {
    const values = await storedIn(records);
    return new Set(values.flatMap((value) => ownerOf(value) ?? []));
  });
}

function storedIn(records: IDBObjectStore): Promise<unknown[]> {
  return promisifyRequest(records.getAll(keysBelow(uploadKey(''))));
}

function ownerOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('customerId' in value)) return undefined;
  return typeof value.customerId === 'string' ? value.customerId : undefined;
}

import { createStore, promisifyRequest } from 'idb-keyval';

type Task<T> = (records: IDBObjectStore) => T | Promise<T>;

/** Bytes, because iPhones do not store a File in private windows, and have lost some in other windows. */
interface KeptFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** The records of a store in IndexedDB. All of this rejects, and does not throw, in a browser without IndexedDB. */
export function keptRecords(database: string, name: string) {
  const store = createStore(database, name);
  return {
    read: async <T>(task: Task<T>): Promise<T> => store('readonly', task),

    /** Writes all or nothing, and resolves when it is kept. */
    write,

    /**
     * The same, if it is still wanted when its turn comes: what was wiped while a write was on its way must not come
     * back. Gives whether it was.
     */
    writeIf: (isWanted: Task<boolean>, task: Task<void>): Promise<boolean> =>
      write(async (records) => {
        const wanted = await isWanted(records);
        if (wanted) await task(records);
        return wanted;
      }),

    /** The file that was kept under this key, as `asKept` has made it. */
    readFile: async (key: string): Promise<File | undefined> => {
      const kept: KeptFile | undefined = await store('readonly', (records) =>
        promisifyRequest(records.get(key)),
      );
      return kept && new File([kept.bytes], kept.name, { type: kept.type });
    },
  };

  async function write<T>(task: Task<T>): Promise<T> {
    return store('readwrite', async (records) => {
      const [result] = await Promise.all([task(records), promisifyRequest(records.transaction)]);
      return result;
    });
  }
}

/** A file as it is kept. */
export async function asKept(file: File): Promise<KeptFile> {
  return { bytes: await file.arrayBuffer(), name: file.name, type: file.type };
}

/** Every key that begins with this text. */
export function keysBelow(start: string): IDBKeyRange {
  return IDBKeyRange.bound(start, `${start}\uffff`);
}

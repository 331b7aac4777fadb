/**
 * Puts IndexedDB into memory, so that drafts and files of a preview are gone with the page. It can as much as the app
 * uses of it through idb-keyval: stores of values by keys.
 */
export function keepDatabasesInMemory(): void {
  const stores = new Map<string, Map<string, unknown>>();
  IDBFactory.prototype.open = (database: string) => {
    const storeOf = (name: string) => {
      const place = `${database} ${name}`;
      const records = stores.get(place) ?? new Map<string, unknown>();
      stores.set(place, records);
      return memoryStore(records);
    };
    const opened = {
      createObjectStore: storeOf,
      transaction: (name: string) => ({ objectStore: () => storeOf(name) }),
    };
    return done(opened) as unknown as IDBOpenDBRequest; // as much of it as is used
  };
}

function memoryStore(records: Map<string, unknown>) {
  const keysIn = (range?: IDBKeyRange) =>
    [...records.keys()].sort().filter((key) => range?.includes(key) ?? true);
  return {
    transaction: done(),
    get: (key: string) => done(structuredClone(records.get(key))),
    getAll: (range?: IDBKeyRange) => done(keysIn(range).map((key) => structuredClone(records.get(key)))),
    getAllKeys: (range?: IDBKeyRange) => done(keysIn(range)),
    put: (value: unknown, key: string) => done(void records.set(key, structuredClone(value))),
    delete: (which: string | IDBKeyRange) => {
      for (const key of typeof which === 'string' ? [which] : keysIn(which)) records.delete(key);
      return done();
    },
  };
}

type Handler = (this: unknown) => void;

/** A request or a transaction that is over already: whoever listens to it is told next. */
function done(result?: unknown) {
  const tell = (handler: Handler) => queueMicrotask(() => handler.call(request));
  const request = {
    result,
    set onupgradeneeded(handler: Handler) {
      tell(handler);
    },
    set onsuccess(handler: Handler) {
      tell(handler);
    },
    set oncomplete(handler: Handler) {
      tell(handler);
    },
  };
  return request;
}

/** All that this browser keeps for the site, one line per value: `place name: value`. Bytes are shown as text. */
export async function allStores(): Promise<string[]> {
  const lines = [...linesOf('localStorage', localStorage), ...linesOf('sessionStorage', sessionStorage)];
  for (const { name } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name ?? ''));
    for (const storeName of database.objectStoreNames) {
      const records = database.transaction(storeName).objectStore(storeName);
      const keys = await answerOf(records.getAllKeys());
      for (const key of keys) {
        const value: unknown = await answerOf(records.get(key));
        lines.push(`${name}/${storeName} ${String(key)}: ${await shown(value)}`);
      }
    }
    database.close();
  }
  for (const name of (await globalThis.caches?.keys()) ?? []) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) lines.push(`caches/${name} ${url}: kept`);
  }
  return lines.sort();
}

function linesOf(place: string, storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => {
    const name = storage.key(index) ?? '';
    return `${place} ${name}: ${storage.getItem(name)}`;
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function shown(value: unknown): Promise<string> {
  if (value instanceof Blob) return value.text();
  const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value;
  if (ArrayBuffer.isView(bytes)) return new TextDecoder().decode(bytes as Uint8Array);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = await Promise.all(
    Object.entries(value).map(async ([name, part]) => `${name}=${await shown(part)}`),
  );
  return parts.length > 0 ? parts.join(', ') : Object.prototype.toString.call(value);
}

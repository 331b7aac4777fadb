import type { Page } from '@playwright/test';

/**
 * What lies in a store of the browser's IndexedDB: each key, and the moment (`at`, ms) that its value names, if any. The
 * page must have opened the database before.
 */
export function storedRows(
  page: Page,
  database: string,
  store = database,
): Promise<{ key: string; at: number }[]> {
  return page.evaluate(
    ([database, store]) =>
      new Promise<{ key: string; at: number }[]>((resolve, reject) => {
        const opened = indexedDB.open(database);
        opened.onerror = reject;
        opened.onsuccess = () => {
          const rows = opened.result.transaction(store).objectStore(store);
          const [keys, values] = [rows.getAllKeys(), rows.getAll()];
          values.onsuccess = () =>
            resolve(
              keys.result.map((key, index) => ({ key: String(key), at: values.result[index]?.at ?? 0 })),
            );
        };
      }),
    [database, store] as const,
  );
}

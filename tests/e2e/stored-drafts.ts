import { expect, type Page } from '@playwright/test';

interface StoredRow {
  key: string;
  /** ms */
  at: number;
}

/** What the browser has kept of drafts: each key, and the moment that its value names, if any. A form is open. */
export function storedDrafts(page: Page): Promise<StoredRow[]> {
  return page.evaluate(
    () =>
      new Promise<StoredRow[]>((resolve, reject) => {
        const opened = indexedDB.open('drafts');
        opened.onerror = reject;
        opened.onsuccess = () => {
          const rows = opened.result.transaction('drafts').objectStore('drafts');
          const [keys, values] = [rows.getAllKeys(), rows.getAll()];
          values.onsuccess = () =>
            resolve(
              keys.result.map((key, index) => ({ key: String(key), at: values.result[index]?.at ?? 0 })),
            );
        };
      }),
  );
}

/** Makes a change in a form, and waits until the browser has kept it. That takes a moment. */
export async function changeKept(page: Page, change: () => Promise<void>): Promise<void> {
  const before = Date.now();
  await change();
  const keptAt = async () => Math.max(0, ...(await storedDrafts(page)).map(({ at }) => at));
  await expect.poll(keptAt).toBeGreaterThanOrEqual(before);
}

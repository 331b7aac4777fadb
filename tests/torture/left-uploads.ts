import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { randomOf } from '../setup/random';

export interface LeftFile {
  name: string;
  /** Base64, because it is sent to the browser as text. */
  content: string;
  hash: string;
}

/** Files that the backend accepts as photos: the first bytes of a JPEG, then bytes that differ from file to file. */
export function leftFiles(seed: number, count = 5, leastBytes = 20_000): LeftFile[] {
  const random = randomOf(seed * 7_919);
  return Array.from({ length: count }, (_, index) => {
    const bytes = Buffer.alloc(
      leastBytes + Math.floor(random() * 60_000),
      `bill ${seed} ${index} ${random()} `,
    );
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { name: `bill-${seed}-${index + 1}.jpg`, content: bytes.toString('base64'), hash };
  });
}

/** Leaves files in the browser, like a page that is closed right after the shopper has submitted them. */
export function leaveUploads(page: Page, files: readonly LeftFile[]): Promise<void> {
  return page.evaluate(async (left) => {
    const { id: customerId } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const opening = indexedDB.open('bill-uploads');
    opening.onupgradeneeded = () => opening.result.createObjectStore('uploads');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const transaction = opening.result.transaction('uploads', 'readwrite');
    const records = transaction.objectStore('uploads');
    left.forEach(({ name, content }, index) => {
      const { buffer: bytes } = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const upload = { id: name, customerId: String(customerId), name, size: bytes.byteLength, isPdf: false };
      records.put({ bytes, name, type: 'image/jpeg' }, `file:${name}`);
      records.put({ ...upload, chosenAt: Date.now() + index, state: 'waiting' }, `upload:${name}`);
    });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    opening.result.close();
    localStorage.setItem('billUploads', JSON.stringify({ [String(customerId)]: left.length }));
  }, files);
}

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { testBrand } from './brand';
import { stubLocks } from './locks';
import { logInAsCustomer } from './session';

const lines = new Set<BroadcastChannel>();
const closePages = new Set<() => void>();

class Line extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    lines.add(this);
  }

  /** A page may still finish something when its test is over. Nobody listens then. */
  override postMessage(news: unknown): void {
    if (lines.has(this)) super.postMessage(news);
  }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('BroadcastChannel', Line);
  stubLocks();
  setOnline(true);
  logInAsCustomer();
});

/** The pages of one test send nothing in the next. */
afterEach(() => {
  for (const close of closePages) close();
  for (const line of lines) line.close();
  closePages.clear();
  lines.clear();
});

export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** The uploads of a new page. Pages share their storage, but no memory. */
export async function openPage() {
  vi.resetModules();
  const { setCurrentBrand } = await import('@/brand/current-brand');
  setCurrentBrand(testBrand());
  const chosen = await import('@/features/bills/uploads/chosen-files');
  const uploads = await import('@/features/bills/uploads/uploads');
  const list = await import('@/features/bills/uploads/upload-list');
  const uploader = await import('@/features/bills/uploads/uploader');
  const storage = await import('@/features/bills/uploads/upload-storage');
  const toasts = await import('@/ui/feedback/show-toast');
  const logOut = await import('@/session/log-out');
  const { useQuestion } = await import('@/ui/feedback/ask');
  const { followBillNews } = await import('@/features/bills/bill-news');
  const items = () => list.useUploads.getState().items;
  closePages.add(list.closeList);
  return {
    ...chosen,
    ...uploads,
    ...list,
    ...uploader,
    keptUploads: storage.keptUploads,
    endSession: logOut.endSession,
    useQuestion,
    followBillNews,
    items,
    firstId: () => items()[0]?.id ?? '',
    states: () => items().map(({ state }) => state),
    toasts: () => toasts.useToasts.getState().toasts.map(({ text }) => text),
  };
}
export type UploadPage = Awaited<ReturnType<typeof openPage>>;

/** A page that disappears releases its locks. */
export const crash = stubLocks;

/** A file with the first bytes of a photo. The other bytes differ from file to file. */
export function photo(name: string, content = name): File {
  return new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), content], name, { type: 'image/jpeg' });
}

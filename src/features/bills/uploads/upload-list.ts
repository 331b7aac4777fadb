import { create } from 'zustand';
import { tabChannel } from '@/lib/tab-channel';
import { taskQueue } from '@/lib/task-queue';
import { addClientStateArea } from '@/session/client-state';
import { storedUser } from '@/session/stored-user';
import type { PickedFile } from '../files/intake';
import { isUploadListKept, markKeptUploads, useKeptUploads } from '../kept-uploads';
import type { KeptUpload, UploadItem } from './upload-item';
import { isOutdated, isSettled, shownItems, withSent } from './upload-rules';
import {
  changeKeptUploads,
  dropKeptUploads,
  keepUpload,
  keptFile,
  keptUploads,
  ownersOfKept,
  wipeKeptUploads,
} from './upload-storage';

interface UploadList {
  /** Whose list it is. Undefined until it is opened. */
  customerId: string | undefined;
  /** Resolves when the list was read from the storage. */
  opened: Promise<void> | undefined;
  /** In the order in which they were chosen. Files that are not submitted yet are among them. */
  items: readonly UploadItem[];
  /** Files that the shopper has picked. The app reads and prepares them one by one, and then they come into `items`. */
  picked: readonly PickedFile[];
  /** `full` or `off`: some files are only in memory, because the browser cannot store them. */
  storage: 'kept' | 'full' | 'off';
}

const closed: UploadList = {
  customerId: undefined,
  opened: undefined,
  items: [],
  picked: [],
  storage: 'kept',
};

/**
 * All that this tab knows of the uploads of the customer who is logged in. Screens read it with a selector. The functions
 * below change it. Each change goes to the storage first, and the other tabs follow (docs/product/bills.md#bills-are-never-lost).
 */
export const useUploads = create<UploadList>()(() => closed);

/** What the tabs of this browser tell each other about their common list. */
type News =
  /** Something was added, changed or taken out: look into the storage. */
  | { kind: 'changed' }
  /** The part of an upload's bytes that has left the device, 0 to 1. Not stored, because it changes all the time. */
  | { kind: 'sent'; id: string; part: number };

const otherTabs = tabChannel<News>('bill-uploads');

/** Otherwise one task could show an old state that another one has just changed. */
const inTurn = taskQueue();

addClientStateArea('bill-uploads', { reset: closeList });

/** Opens the list of the customer who is logged in, once. For a visitor it only removes what is too old. */
export function openList(): Promise<void> {
  const user = storedUser();
  const { customerId, opened } = useUploads.getState();
  if (!user) return dropOld();
  return opened && customerId === user.id ? opened : open(user.id);
}

/** Forgets the list, for example at the end of a session. What is stored stays. */
export function closeList(): void {
  useUploads.setState(closed, true);
}

function open(customerId: string): Promise<void> {
  useUploads.setState({ ...closed, customerId });
  otherTabs.follow(hear);
  const opened = dropOld().then(refresh);
  useUploads.setState({ opened });
  return opened;
}

/** One function, so that the next customer's list does not hear everything twice. */
function hear(news: News): void {
  if (news.kind === 'changed') void refresh();
  else showSent(news.id, news.part);
}

/** Reads the storage again, because another tab may have changed it. */
export function refresh(): Promise<void> {
  return inTurn(async () => {
    const kept = await keptUploads().catch(() => undefined); // a browser without storage has the list in memory
    if (!kept) return;
    const unkept = items().filter(({ isUnkept }) => isUnkept);
    show([...without(kept, idsOf(unkept)), ...unkept]);
  });
}

/** Adds a file. If the browser cannot store it, it stays in memory, and `storage` says so. */
export function addUpload(upload: KeptUpload, file: File): Promise<void> {
  return inTurn(async () => {
    const { customerId } = upload;
    if (!isOpenFor(customerId)) return; // logged out while the file was read
    // The mark comes first. If the page is closed now, a later logout finds the photo by the mark.
    mark(customerId, [...items(), upload]);
    // A chosen logout, perhaps in another tab, may wipe the list meanwhile. A forced logout leaves the mark.
    const isWanted = () => isOpenFor(customerId) || isUploadListKept(customerId);
    const kept = await tryToStore(() => keepUpload(upload, file, isWanted));
    show([...items(), { ...upload, file, isUnkept: !kept }]);
    otherTabs.tell({ kind: 'changed' });
  });
}

/**
 * Changes uploads: in the storage first, because this tab may be closed a moment later. Gives the changed uploads,
 * without those that are not in the list any more.
 */
export function changeUploads(
  ids: readonly string[],
  change: Partial<KeptUpload>,
): Promise<readonly KeptUpload[]> {
  return inTurn(async () => {
    const wanted = items().filter(({ id }) => ids.includes(id));
    const unkept = wanted.filter(({ isUnkept }) => isUnkept);
    // Also those that were not kept lately: there may be room again. A list that was closed meanwhile has no items, but
    // its uploads are stored.
    const kept = await tryToStore(() => changeKeptUploads(ids, change, unkept));
    const stored = (kept?.value ?? []).map((upload) => ({ ...upload, isUnkept: false }));
    const inMemory = without(kept ? unkept : wanted, idsOf(stored));
    const changed = [...stored, ...inMemory.map((item) => ({ ...item, ...change, isUnkept: true }))];
    show([...without(items(), ids), ...changed]);
    otherTabs.tell({ kind: 'changed' });
    return changed;
  });
}

/** Removes uploads: from the storage first, so that what has left the screen cannot return after a closed tab. */
export async function removeUploads(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await inTurn(async () => {
    await dropKeptUploads(ids).catch((error: unknown) =>
      console.warn('Uploads were not removed from the storage.', error),
    );
    show(without(items(), ids));
    otherTabs.tell({ kind: 'changed' });
  });
}

/** Removes all uploads of a customer from this browser, whether the list is open or not. */
export function wipeUploads(customerId: string): Promise<void> {
  if (isOpenFor(customerId)) closeList();
  markKeptUploads(customerId, undefined);
  // In turn, so that a file that is being written at this moment is removed as well.
  return inTurn(async () => {
    await wipeKeptUploads(customerId);
    markKeptUploads(customerId, undefined); // writing that file may have set the mark again
    otherTabs.tell({ kind: 'changed' });
  });
}

/** The file of an upload, with the bytes that every attempt sends. */
export async function fileOf(id: string): Promise<File | undefined> {
  const { file } = items().find((item) => item.id === id) ?? {};
  return file ?? keptFile(id).catch(() => undefined);
}

/** Shows how much of an upload has left the device, 0 to 1, here and in the other tabs. */
export function setSent(id: string, part: number): void {
  showSent(id, part);
  otherTabs.tell({ kind: 'sent', id, part });
}

function showSent(id: string, part: number): void {
  useUploads.setState({ items: withSent(items(), id, part) });
}

function show(next: readonly Omit<UploadItem, 'percent'>[]): void {
  const { customerId } = useUploads.getState();
  if (customerId === undefined) return;
  const own = next.filter((upload) => upload.customerId === customerId);
  useUploads.setState({ items: shownItems(own, items()) });
  mark(customerId, own);
}

/** Tells the rest of the app that there is a list, and how many of its bills the backend does not have. */
function mark(customerId: string, list: readonly KeptUpload[]): void {
  const unsent = list.filter((upload) => !isSettled(upload)).length;
  markKeptUploads(customerId, list.length > 0 ? unsent : undefined);
}

/** Removes outdated uploads of all customers, and the marks of lists that are empty then. Never rejects. */
async function dropOld(): Promise<void> {
  try {
    const old = (await keptUploads()).filter((upload) => isOutdated(upload, Date.now()));
    if (old.length > 0) await dropKeptUploads(idsOf(old));
    const left = await ownersOfKept();
    for (const customerId of Object.keys(useKeptUploads.getState().marks)) {
      if (!left.has(customerId)) markKeptUploads(customerId, undefined);
    }
  } catch {
    // The storage cannot be read now. The next start tries again.
  }
}

/** Undefined if the storage did not take it. Then the list says so. */
async function tryToStore<T>(write: () => Promise<T>): Promise<{ value: T } | undefined> {
  try {
    return { value: await write() };
  } catch (error) {
    console.warn('The browser did not store an upload.', error);
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    useUploads.setState({ storage: isFull ? 'full' : 'off' });
    return undefined;
  }
}

const items = () => useUploads.getState().items;

const isOpenFor = (customerId: string) => customerId === useUploads.getState().customerId;

const idsOf = (uploads: readonly KeptUpload[]) => uploads.map(({ id }) => id);

const without = <T extends KeptUpload>(uploads: readonly T[], ids: readonly string[]): T[] =>
  uploads.filter(({ id }) => !ids.includes(id));

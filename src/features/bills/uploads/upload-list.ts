import { create } from 'zustand';
import { addClientStateArea } from '@/session/client-state';
import { storedUser } from '@/session/stored-user';
import { isUploadListKept, markKeptUploads, useKeptUploads } from '../kept-uploads';
import { listenToUploads, tellUploads } from './upload-channel';
import type { KeptUpload, UploadItem } from './upload-item';
import { isOutdated, isSettled, sentOfUploading, shownItems } from './upload-rules';
import {
  changeKeptUploads,
  dropKeptUploads,
  keepUpload,
  keptFile,
  keptUploads,
  ownersOfKept,
  wipeKeptUploads,
} from './upload-storage';

export interface UploadList {
  /** Whose list it is; undefined until it is open. */
  customerId: string | undefined;
  /** In the order in which they were chosen. Files that are not submitted yet are among them. */
  items: readonly UploadItem[];
  /** Whether the storage is read. Before that, `items` is empty. */
  isRead: boolean;
  /** How many chosen files the app still reads and prepares. They come into `items` one by one. */
  reading: number;
  /** `full` or `off`: some files are only in memory, because the browser cannot store them. */
  storage: 'kept' | 'full' | 'off';
}

const closed: UploadList = {
  customerId: undefined,
  items: [],
  isRead: false,
  reading: 0,
  storage: 'kept',
};

/** The upload list of the customer who is logged in. Read it with a selector; change it with `uploads.ts`. */
export const useUploads = create<UploadList>()(() => closed);

let uploads: readonly KeptUpload[] = [];
let sent: Record<string, number> = {};
/** Files that this tab has seen. */
const files = new Map<string, File>();
/** Uploads that the browser could not store. They are only in this memory. */
const unkept = new Set<string>();
let opening: Promise<void> | undefined;
let tasks: Promise<unknown> = Promise.resolve();

addClientStateArea('bill-uploads', { reset: closeList, hydrate: () => Promise.resolve() });

/** Opens the list of whoever is logged in, once. Nothing happens for a visitor. */
export function openList(): Promise<void> {
  const customerId = storedUser()?.id;
  if (customerId === undefined) return dropOld().catch(() => undefined);
  if (customerId !== useUploads.getState().customerId) opening = undefined;
  opening ??= open(customerId);
  return opening;
}

/** Forgets the list, for example at the end of a session. What is stored stays. */
export function closeList(): void {
  opening = undefined;
  uploads = [];
  sent = {};
  files.clear();
  unkept.clear();
  useUploads.setState(closed, true);
}

async function open(customerId: string): Promise<void> {
  useUploads.setState({ ...closed, customerId });
  listenToUploads((news) => {
    if (news.kind === 'changed') void refresh();
    else showSent(news.id, news.part);
  });
  await dropOld().catch(() => undefined); // if the storage cannot be read now, the next start tries again
  await refresh();
}

/** Reads the storage again, because another tab may have changed it. */
export function refresh(): Promise<void> {
  return inTurn(async () => {
    const { customerId } = useUploads.getState();
    if (customerId === undefined) return;
    const kept = await readKept();
    if (customerId !== useUploads.getState().customerId) return;
    const ours = kept?.filter((upload) => upload.customerId === customerId && !unkept.has(upload.id));
    if (ours) show([...ours, ...uploads.filter(({ id }) => unkept.has(id))]);
    useUploads.setState({ isRead: true });
  });
}

/** Adds a file. If the browser cannot store it, it stays in memory, and `storage` says so. */
export function addUpload(upload: KeptUpload, file: File): Promise<void> {
  return inTurn(async () => {
    if (upload.customerId !== useUploads.getState().customerId) return; // logged out while the file was read
    files.set(upload.id, file);
    // The mark comes first. A page that is closed now leaves no photo without the mark that a logout looks for.
    mark(upload.customerId, [...uploads, upload]);
    try {
      await keepUpload(upload, file);
    } catch (error) {
      keepInMemory([upload.id], error);
    }
    if (isWiped(upload.customerId)) return void (await dropKeptUploads([upload.id]));
    show([...uploads, upload]);
    tellUploads({ kind: 'changed' });
  });
}

/** Whether a logout, perhaps in another tab, has wiped the list meanwhile. A forced logout leaves the mark. */
function isWiped(customerId: string): boolean {
  return customerId !== useUploads.getState().customerId && !isUploadListKept(customerId);
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
    const inMemory = (id: string) => uploads.filter((upload) => upload.id === id);
    const kept = ids.filter((id) => !unkept.has(id));
    const stored = await changeKept(kept, change);
    const changed = [
      ...stored,
      ...ids
        .filter((id) => unkept.has(id))
        .flatMap(inMemory)
        .map((upload) => ({ ...upload, ...change })),
    ];
    show([...uploads.filter(({ id }) => !ids.includes(id)), ...changed]);
    tellUploads({ kind: 'changed' });
    return changed;
  });
}

/** The same for one upload. */
export async function changeUpload(id: string, change: Partial<KeptUpload>): Promise<KeptUpload | undefined> {
  return (await changeUploads([id], change))[0];
}

export function removeUploads(ids: readonly string[]): Promise<void> {
  return inTurn(async () => {
    show(uploads.filter(({ id }) => !ids.includes(id)));
    for (const id of ids) {
      files.delete(id);
      unkept.delete(id);
    }
    await dropKeptUploads(ids).catch((error: unknown) =>
      console.warn('Uploads were not removed from the storage.', error),
    );
    tellUploads({ kind: 'changed' });
  });
}

/** Removes all uploads of a customer from this browser, whether the list is open or not. */
export function wipeUploads(customerId: string): Promise<void> {
  if (customerId === useUploads.getState().customerId) closeList();
  markKeptUploads(customerId, undefined);
  // In turn, so that a file that is being written at this moment is removed as well.
  return inTurn(async () => {
    await wipeKeptUploads(customerId);
    markKeptUploads(customerId, undefined); // writing that file may have set the mark again
    tellUploads({ kind: 'changed' });
  });
}

/** The file of an upload, with the bytes that every attempt sends. */
export async function fileOf(id: string): Promise<File | undefined> {
  const file = files.get(id) ?? (await keptFile(id).catch(() => undefined));
  if (file && uploads.some((upload) => upload.id === id)) files.set(id, file);
  return file;
}

/** Shows how much of an upload has left the device, 0 to 1, here and in the other tabs. */
export function setSent(id: string, part: number): void {
  showSent(id, part);
  tellUploads({ kind: 'sent', id, part });
}

function showSent(id: string, part: number): void {
  sent = sentOfUploading(uploads, { ...sent, [id]: part });
  useUploads.setState({ items: shownItems(uploads, sent) });
}

function show(next: readonly KeptUpload[]): void {
  const { customerId } = useUploads.getState();
  if (customerId === undefined) return;
  uploads = next;
  sent = sentOfUploading(uploads, sent);
  useUploads.setState({ items: shownItems(uploads, sent) });
  mark(customerId, next);
}

/** Tells the rest of the app that there is a list, and how many of its bills the backend does not have. */
function mark(customerId: string, list: readonly KeptUpload[]): void {
  const unsent = list.filter((upload) => !isSettled(upload)).length;
  markKeptUploads(customerId, list.length > 0 ? unsent : undefined);
}

/** Removes outdated uploads of all customers, and the marks of lists that are empty then. */
async function dropOld(): Promise<void> {
  const kept = await keptUploads();
  const old = kept.filter((upload) => isOutdated(upload, Date.now()));
  if (old.length > 0) await dropKeptUploads(old.map(({ id }) => id));
  const left = await ownersOfKept();
  for (const customerId of Object.keys(useKeptUploads.getState().marks)) {
    if (!left.has(customerId)) markKeptUploads(customerId, undefined);
  }
}

/** Runs one task after the other. Otherwise one task could show an old state that another one has just changed. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = tasks.then(task);
  tasks = turn.catch(() => undefined);
  return turn;
}

async function changeKept(ids: readonly string[], change: Partial<KeptUpload>): Promise<KeptUpload[]> {
  if (ids.length === 0) return [];
  try {
    return await changeKeptUploads(ids, change);
  } catch (error) {
    console.warn('The state of an upload was not kept.', error);
    keepInMemory(ids, error);
    return [];
  }
}

/** From now on, these uploads are only in this memory, and the list says so. */
function keepInMemory(ids: readonly string[], error: unknown): void {
  for (const id of ids) unkept.add(id);
  useUploads.setState({ storage: isFull(error) ? 'full' : 'off' });
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Undefined if the storage cannot be read, or if the browser has none. */
async function readKept(): Promise<KeptUpload[] | undefined> {
  try {
    return await keptUploads();
  } catch {
    return undefined;
  }
}

import { create } from 'zustand';
import { addClientStateArea } from '@/session/client-state';
import { markKeptUploads, useKeptUploads } from '@/session/kept-uploads';
import { storedUser } from '@/session/stored-user';
import { listenToUploads, tellUploads } from './upload-channel';
import type { KeptUpload, UploadItem } from './upload-item';
import { isTooOld, isUnfinished, sentOfUploading, shownItems } from './upload-rules';
import { changeKeptUploads, dropKeptUploads, keepUpload, keptFile, keptUploads } from './upload-storage';

export interface UploadList {
  /** Whose list it is; undefined until it is open. */
  customerId: string | undefined;
  /** In the order in which they were chosen; those that were not submitted, too. */
  items: readonly UploadItem[];
  /** Whether `items` holds all that was kept: before that, it is empty. */
  isRead: boolean;
  /** How many chosen files are still being read and prepared. They come into `items` one by one. */
  reading: number;
  /** `full` or `off`: some files are only in memory, because the browser cannot keep them. */
  storage: 'kept' | 'full' | 'off';
  /** Whether the shopper has closed the bar above the screens. */
  barClosed: boolean;
}

const closed: UploadList = {
  customerId: undefined,
  items: [],
  isRead: false,
  reading: 0,
  storage: 'kept',
  barClosed: false,
};

/** The upload list of the customer who is logged in. Read it with a selector; change it with `uploads.ts`. */
export const useUploads = create<UploadList>()(() => closed);

let uploads: readonly KeptUpload[] = [];
let sent: Record<string, number> = {};
/** Files that this tab has seen. */
const files = new Map<string, File>();
/** Uploads that the browser could not keep: this memory is all there is of them. */
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

/** Forgets the list, as with the end of a session; what is kept stays. */
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
  await dropOld().catch(() => undefined); // what cannot be read now is looked at again with the next start
  await refresh();
}

/** Reads again what is kept: another tab may have changed it. */
export function refresh(): Promise<void> {
  return inTurn(async () => {
    const { customerId } = useUploads.getState();
    if (customerId === undefined) return;
    const kept = await keptUploads().catch(() => undefined);
    if (customerId !== useUploads.getState().customerId) return;
    const ours = kept?.filter((upload) => upload.customerId === customerId && !unkept.has(upload.id));
    if (ours) show([...ours, ...uploads.filter(({ id }) => unkept.has(id))]);
    useUploads.setState({ isRead: true });
  });
}

/** Adds a file. Where the browser cannot keep it, the list goes on in memory and says so in `storage`. */
export function addUpload(upload: KeptUpload, file: File): Promise<void> {
  return inTurn(async () => {
    if (upload.customerId !== useUploads.getState().customerId) return; // logged out while the file was read
    files.set(upload.id, file);
    try {
      await keepUpload(upload, file);
    } catch (error) {
      keepInMemory([upload.id], error);
    }
    show([...uploads, upload]);
    tellUploads({ kind: 'changed' });
  });
}

/**
 * Changes uploads: in the storage first, because this tab may be gone a moment later. Gives what they are now, without
 * those that are not in the list any more.
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
    for (const id of ids) delete sent[id];
    show([...uploads.filter(({ id }) => !ids.includes(id)), ...changed]);
    tellUploads({ kind: 'changed' });
    return changed;
  });
}

/** The same for one. */
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
      console.warn('Uploads were not taken out of the storage.', error),
    );
    tellUploads({ kind: 'changed' });
  });
}

/** Takes all that is kept of a customer out of this browser, whether the list is open or not. */
export function wipeUploads(customerId: string): Promise<void> {
  if (customerId === useUploads.getState().customerId) closeList();
  markKeptUploads(customerId, undefined);
  // In turn: a file that is being written at this moment must be gone, too.
  return inTurn(async () => {
    const kept = await keptUploads();
    await dropKeptUploads(kept.filter((upload) => upload.customerId === customerId).map(({ id }) => id));
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
  markKeptUploads(customerId, next.length > 0 ? next.filter(isUnfinished).length : undefined);
}

/** Takes out what is older than 7 days, whoever it belongs to, and the marks of lists that are empty then. */
async function dropOld(): Promise<void> {
  const kept = await keptUploads();
  const old = kept.filter(({ chosenAt }) => isTooOld(chosenAt, Date.now()));
  if (old.length > 0) await dropKeptUploads(old.map(({ id }) => id));
  const left = new Set(kept.filter((upload) => !old.includes(upload)).map(({ customerId }) => customerId));
  for (const customerId of Object.keys(useKeptUploads.getState().marks)) {
    if (!left.has(customerId)) markKeptUploads(customerId, undefined);
  }
}

/** One task after the other, so that none shows what another one has just changed as it was before. */
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

/** From now on, this memory is all there is of these uploads, and the list says so. */
function keepInMemory(ids: readonly string[], error: unknown): void {
  for (const id of ids) unkept.add(id);
  useUploads.setState({ storage: isFull(error) ? 'full' : 'off' });
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

import type { KeptUpload, UploadItem } from './upload-item';

/** Files that may be in the list without being taken by the backend. */
export const mostFiles = 5;
/** Bytes of a file as it was chosen. */
export const mostBytes = 10_485_760;
/** The percent at which a file has left the device and the backend works on it. */
export const sentPercent = 70;
/** ms for which the list is kept. */
export const keptFor = 7 * 24 * 60 * 60_000;

type State = Pick<KeptUpload, 'state' | 'duplicate'>;

/** Whether it was handed over and has not come to an end. */
export const isUnfinished = ({ state }: Pick<KeptUpload, 'state'>): boolean =>
  state === 'waiting' || state === 'uploading';

/** Whether the backend has it. */
export const isTaken = ({ state }: Pick<KeptUpload, 'state'>): boolean =>
  state === 'complete' || state === 'manual';

/** Whether nothing more can come of it: a file that failed may be tried again. */
export const isSettled = (item: State): boolean => isTaken(item) || item.duplicate;

export const isSubmitted = ({ state }: Pick<KeptUpload, 'state'>): boolean => state !== 'chosen';

/** How many more files may be chosen. */
export function roomFor(items: readonly State[]): number {
  return Math.max(0, mostFiles - items.filter((item) => !isSettled(item)).length);
}

/** Percent to show for an item, `sent` being the part of its bytes that has left the device, 0 to 1. */
export function percentOf({ state }: Pick<KeptUpload, 'state'>, sent: number): number {
  if (state === 'uploading') return Math.floor(Math.min(1, Math.max(0, sent)) * sentPercent);
  return state === 'chosen' || state === 'waiting' ? 0 : 100;
}

/** The floor of the average of what was submitted; 0 where nothing was. */
export function overallPercent(items: readonly Pick<UploadItem, 'state' | 'percent'>[]): number {
  const submitted = items.filter(isSubmitted);
  if (submitted.length === 0) return 0;
  return Math.floor(submitted.reduce((sum, { percent }) => sum + percent, 0) / submitted.length);
}

/** How many of the submitted files the backend has taken. */
export function outcomeOf(items: readonly Pick<KeptUpload, 'state'>[]): { taken: number; all: number } {
  const submitted = items.filter(isSubmitted);
  return { taken: submitted.filter(isTaken).length, all: submitted.length };
}

/** The bills that came of the uploads, for the summary. */
export function billIdsOf(items: readonly Pick<KeptUpload, 'billId'>[]): string[] {
  return [...new Set(items.map(({ billId }) => billId).filter((id) => id !== '' && id !== '0'))];
}

/** Whether something chosen at this moment (ms) is too old to be kept. The future counts as old: the clock was put back. */
export function isTooOld(chosenAt: number, now: number): boolean {
  return Math.abs(now - chosenAt) > keptFor;
}

/** The items as screens show them; `sent` is the part of the bytes that has left the device, by id. */
export function shownItems(
  uploads: readonly KeptUpload[],
  sent: Readonly<Record<string, number>>,
): UploadItem[] {
  const sorted = [...uploads].sort((one, other) => one.chosenAt - other.chosenAt);
  return sorted.map((upload) => ({
    ...upload,
    percent: percentOf(upload, sent[upload.id] ?? 0),
  }));
}

/** What of `sent` is still of use: an upload that starts again begins at 0 %. */
export function sentOfUploading(
  uploads: readonly KeptUpload[],
  sent: Readonly<Record<string, number>>,
): Record<string, number> {
  const uploading = new Set(uploads.filter(({ state }) => state === 'uploading').map(({ id }) => id));
  return Object.fromEntries(Object.entries(sent).filter(([id]) => uploading.has(id)));
}

type Hashed = Pick<KeptUpload, 'id' | 'hash' | 'name'>;

/** The name of another one with the same content, which gets a hint beside its preview. */
export function twinName({ id, hash }: Hashed, all: readonly Hashed[]): string | undefined {
  if (hash === '') return undefined;
  return all.find((other) => other.hash === hash && other.id !== id)?.name;
}

import type { KeptUpload, UploadItem } from './upload-item';

/** Files that the list may hold, not counting those that the backend already has. */
export const mostFiles = 5;
/** Bytes of a file as it was chosen. */
export const mostBytes = 10_485_760;
/** The percent at which a file has left the device, and the backend works on it. */
const sentPercent = 70;
/** 7 days in ms. Older bills are not sent without a tap, and what needs no more sending leaves the list. */
export const keptFor = 7 * 24 * 60 * 60_000;

type State = Pick<KeptUpload, 'state' | 'duplicate'>;
type Times = Pick<KeptUpload, 'state' | 'chosenAt' | 'submittedAt'>;

/** Whether it was submitted, and has no result yet. */
export const isUnfinished = ({ state }: Pick<KeptUpload, 'state'>): boolean =>
  state === 'waiting' || state === 'uploading';

/** Whether it has waited so long that it is sent only after a tap (docs/product/bills.md#bills-are-never-lost). */
export const isOverdue = (item: Times, now: number): boolean =>
  item.state === 'waiting' && now - waitsSince(item) > keptFor;

/** Since when (ms) a submitted bill waits. */
export const waitsSince = ({ submittedAt, chosenAt }: Omit<Times, 'state'>): number =>
  submittedAt || chosenAt;

/** Whether the app sends it without another tap: now, or as soon as there is a network. */
export const isSendable = (item: Times, now: number): boolean => isUnfinished(item) && !isOverdue(item, now);

/** Whether an upload is in progress. Bills that only wait, for a network or for a tap, are not in progress. */
export const isInProgress = (items: readonly Times[], online: boolean, now: number): boolean =>
  items.some((item) => item.state === 'uploading' || (online && isSendable(item, now)));

/** Whether all of its bytes have left the device, so that the backend works on it. */
export const isProcessing = ({ state, percent }: Pick<UploadItem, 'state' | 'percent'>): boolean =>
  state === 'uploading' && percent >= sentPercent;

/** Whether the backend has it. */
export const isTaken = ({ state }: Pick<KeptUpload, 'state'>): boolean =>
  state === 'complete' || state === 'manual';

/** Whether there is nothing more to send: the backend has it, or had it before. A file that failed may be tried again. */
export const isSettled = (item: State): boolean => isTaken(item) || item.duplicate;

/** Whether it failed and can be tried again with the kept file. */
export const isRetryable = (item: State): boolean => item.state === 'error' && !item.duplicate;

/** Whether it was picked, but not submitted. */
export const isChosen = ({ state }: Pick<KeptUpload, 'state'>): boolean => state === 'chosen';

export const isSubmitted = (item: Pick<KeptUpload, 'state'>): boolean => !isChosen(item);

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

/** The bills that the backend made of the uploads, for the summary. */
export function billIdsOf(items: readonly Pick<KeptUpload, 'billId'>[]): string[] {
  return [...new Set(items.map(({ billId }) => billId).filter((id) => id !== '' && id !== '0'))];
}

/** Whether a summary's list of ids, separated by commas, names exactly these bills. */
export function namesExactly(list: string | undefined, billIds: readonly string[]): boolean {
  const named = new Set(String(list).split(',')); // a history entry may hold anything
  return named.size === billIds.length && billIds.every((id) => named.has(id));
}

/** Whether an upload leaves the storage: it is older than 7 days, and no submitted bill gets lost with it. */
export function isOutdated(item: State & Pick<KeptUpload, 'chosenAt'>, now: number): boolean {
  return (item.state === 'chosen' || isSettled(item)) && now - item.chosenAt > keptFor;
}

/**
 * The list in its order, from what is stored now and what this tab has shown until now (`before`). The percent stays
 * during an attempt, and a new attempt begins at 0 %.
 */
export function shownItems(
  uploads: readonly Omit<UploadItem, 'percent'>[],
  before: readonly UploadItem[],
): UploadItem[] {
  const shown = new Map(before.map((item) => [item.id, item]));
  return [...uploads]
    .sort((one, other) => one.chosenAt - other.chosenAt)
    .map((upload) => {
      const item = shown.get(upload.id);
      const isSameAttempt = item?.state === 'uploading' && upload.state === 'uploading';
      return { ...item, ...upload, percent: isSameAttempt ? item.percent : percentOf(upload, 0) };
    });
}

/** The items, after another part of this upload's bytes (0 to 1) has left the device. */
export function withSent(items: readonly UploadItem[], id: string, part: number): UploadItem[] {
  return items.map((item) => (item.id === id ? { ...item, percent: percentOf(item, part) } : item));
}

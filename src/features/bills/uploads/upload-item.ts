import * as z from 'zod/mini';

const uploadState = z.enum(['chosen', 'waiting', 'uploading', 'complete', 'manual', 'error']);

/**
 * - `chosen`: picked, not submitted.
 * - `waiting`: submitted; its turn has not come, or there is no connection.
 * - `uploading`: on its way.
 * - `complete`: taken, and its points are there. `manual`: taken, and people look at it first.
 * - `error`: refused, or it could not be sent. Unless it is a `duplicate`, it keeps its file for another try.
 */
export type UploadState = z.output<typeof uploadState>;

/**
 * What is kept of an upload, beside its file. The next release reads it, too: a new field needs a default, or that
 * release loses the bills that were on their way.
 */
const keptUpload = z.object({
  id: z.string(),
  customerId: z.string(),
  /** ms; also its place in the list, so no two are the same. */
  chosenAt: z.number(),
  name: z.string(),
  /** Bytes of the file as it was chosen. */
  size: z.number(),
  isPdf: z.boolean(),
  /** SHA-256 of the file as it was chosen; '' where the browser cannot tell. */
  hash: z._default(z.string(), ''),
  /** What the look at the photo found. */
  hints: z._default(z.array(z.enum(['dark', 'blurred', 'small'])), []),
  state: uploadState,
  /** An attempt ended without an answer, so the backend may have the bill (docs/product/bills.md#sent-once). */
  mayHaveArrived: z._default(z.boolean(), false),
  points: z._default(z.number(), 0),
  duplicate: z._default(z.boolean(), false),
  /** '' where the backend made no bill. */
  billId: z._default(z.string(), ''),
  /** Why it failed, in the backend's words or ours; '' otherwise. */
  message: z._default(z.string(), ''),
});
export type KeptUpload = z.output<typeof keptUpload>;

/** One file of the upload list, as screens show it. */
export interface UploadItem extends KeptUpload {
  /** 0 to 70 on its way, and 100 when it has come to an end. */
  percent: number;
}

/** What storage held, or undefined where that is no upload. */
export function readKeptUpload(value: unknown): KeptUpload | undefined {
  const result = z.safeParse(keptUpload, value);
  return result.success ? result.data : undefined;
}

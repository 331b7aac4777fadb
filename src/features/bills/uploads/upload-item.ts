import * as z from 'zod/mini';
import type { ReadFile } from '../files/read-file';

const uploadState = z.enum(['chosen', 'waiting', 'uploading', 'complete', 'manual', 'error']);

/**
 * - `chosen`: picked, but not submitted.
 * - `waiting`: submitted. It waits for its turn, for a network, or (after 7 days) for a tap.
 * - `uploading`: the app sends it at the moment.
 * - `complete`: the backend has it, and it has earned its points. `manual`: the backend has it, and people check it first.
 * - `error`: the backend refused it, or it could not be sent. It keeps its file for another try, unless it is a `duplicate`.
 */

/**
 * What the browser stores of an upload, beside its file. The next release reads it, too. So a new field needs a default,
 * or that release loses bills.
 */
const keptUpload = z.object({
  id: z.string(),
  customerId: z.string(),
  /** ms. It is also the place in the list, so no two uploads have the same. */
  chosenAt: z.number(),
  /** ms: when the shopper last asked to send it. 0 if she has not, or if an earlier release stored it. */
  submittedAt: z._default(z.number(), 0),
  name: z.string(),
  /** Bytes of the file as it was chosen. */
  size: z.number(),
  isPdf: z.boolean(),
  /** SHA-256 of the file as it was chosen; '' if the browser cannot compute it. */
  hash: z._default(z.string(), ''),
  /** What the app noticed in the photo. */
  hints: z._default(z.array(z.enum(['dark', 'blurred', 'small'])), []),
  state: uploadState,
  /** An attempt ended without an answer, so the backend may have the bill (docs/product/bills.md#sent-once). */
  mayHaveArrived: z._default(z.boolean(), false),
  points: z._default(z.number(), 0),
  duplicate: z._default(z.boolean(), false),
  /** '' if the backend made no bill. */
  billId: z._default(z.string(), ''),
  /** Why it failed, in the backend's words or ours; '' otherwise. */
  message: z._default(z.string(), ''),
  /** The shopper has closed the bar that showed it. */
  barClosed: z._default(z.boolean(), false),
});
export type KeptUpload = z.output<typeof keptUpload>;

/** One file of the upload list: what is stored of it, and what only this tab knows. */
export interface UploadItem extends KeptUpload {
  /** 0 to 70 on its way, and 100 when it has come to an end. */
  percent: number;
  /** What is sent, if it was chosen in this tab. Otherwise the file is in the storage. */
  file?: File | undefined;
  /** The browser could not store it. It is only in this tab, as long as the page is open. */
  isUnkept?: boolean | undefined;
}

/** A file that `customerId` has just chosen. `chosenAt` (ms) is its place in the list. */
export function newUpload(read: Omit<ReadFile, 'file'>, customerId: string, chosenAt: number): KeptUpload {
  const upload: z.input<typeof keptUpload> = { ...read, customerId, chosenAt, state: 'chosen' };
  return z.parse(keptUpload, upload);
}

/** A stored value as an upload. Undefined if it is none. */
export function readKeptUpload(value: unknown): KeptUpload | undefined {
  const result = z.safeParse(keptUpload, value);
  return result.success ? result.data : undefined;
}

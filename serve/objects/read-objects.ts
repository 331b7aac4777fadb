/** An object as it lies in a store. */
export interface StoredObject {
  bytes: Uint8Array<ArrayBuffer>;
  /** As the store writes it: with quotes or without. */
  etag: string;
}

/** A store of objects, as far as serving reads it. */
export interface ReadObjects {
  /** The object, or undefined if there is none. Throws `StoreAway` if the store gives no answer to that question. */
  get(key: string): Promise<StoredObject | undefined>;
}

/** The store does not answer, or answers with something else than an object. The message names no key of an account. */
export class StoreAway extends Error {
  /** The HTTP status of its answer, if one came. */
  readonly status: number | undefined;
  /** The seconds after which it wants to be asked again, if it says so. */
  readonly retryAfter: number | undefined;
  /** The name of an error of S3, such as `NoSuchBucket`. */
  readonly code: string;

  constructor(
    message: string,
    { status, retryAfter, code = '' }: { status?: number; retryAfter?: number; code?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

import type { ReadObjects } from '../../../serve/objects/read-objects';

/** A store of objects, as far as publishing needs it. Everything throws `StoreAway` if the store does not answer. */
export interface StoreObjects extends ReadObjects {
  /** Writes an object whole. `refused`: the condition does not hold. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, condition?: Condition): Promise<'written' | 'refused'>;
  /** Removes an object, if it is there. */
  remove(key: string): Promise<void>;
  /** All objects whose key begins like this, sorted by key. */
  list(prefix: string): Promise<ListedObject[]>;
}

/** Only where nothing is yet, or only where the object with this ETag is. */
export type Condition = { ifNoneMatch: true } | { ifMatch: string };

export interface ListedObject {
  key: string;
  /** Bytes. */
  size: number;
  /** When it was written, in ms. */
  modified: number;
}

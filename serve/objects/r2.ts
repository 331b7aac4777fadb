import { type ReadObjects, StoreAway } from './read-objects';

/** What a Worker's binding to a bucket of R2 offers, as far as serving uses it. */
export interface R2Bucket {
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer>; httpEtag: string } | null>;
}

/** A store in a bucket of R2. */
export function r2Objects(bucket: R2Bucket, prefix = ''): ReadObjects {
  return {
    get: async (key) => {
      try {
        const object = await bucket.get(prefix + key);
        return object
          ? { bytes: new Uint8Array(await object.arrayBuffer()), etag: object.httpEtag }
          : undefined;
      } catch (error) {
        throw new StoreAway(`The bucket does not answer (${String(error)}).`);
      }
    },
  };
}

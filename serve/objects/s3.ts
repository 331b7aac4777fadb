import { type ReadObjects, StoreAway } from './read-objects';
import { refusal, type S3Place, s3Sender } from './s3-request';

/** A store in an S3-compatible bucket. Its account has to be allowed to list the bucket: others are told 403 for a missing object. */
export function s3Objects(place: S3Place): ReadObjects {
  const send = s3Sender(place);
  return {
    get: async (key) => {
      const response = await send({ key });
      if (response.status === 200) {
        const bytes = await response.arrayBuffer().catch(() => {
          throw new StoreAway(`An answer of the store at ${place.endpoint} is cut off.`);
        });
        return { bytes: new Uint8Array(bytes), etag: response.headers.get('etag') ?? '' };
      }
      const error = await refusal(response, place);
      if (response.status === 404 && error.code !== 'NoSuchBucket') return undefined;
      throw error;
    },
  };
}

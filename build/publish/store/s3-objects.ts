import { StoreAway } from '../../../serve/objects/read-objects';
import { s3Objects as readObjects } from '../../../serve/objects/s3';
import { refusal, type S3Place, type S3Request, s3Sender } from '../../../serve/objects/s3-request';
import { sha256 } from '../../core/site-file';
import { patiently } from './patience';
import type { Condition, ListedObject, StoreObjects } from './store-objects';

/** Many files at once over a slow line take their time, in ms. */
const patience = 180_000;

/** An S3-compatible store. Reads and writes without a condition are sent again after 429, 5xx and lost answers. */
export function s3Objects(place: S3Place): StoreObjects {
  const send = s3Sender(place, patience);
  const reading = readObjects(place);
  /** Whether `If-Match` takes ETags without quotes, once that is known. Ceph compares them so. */
  let bare: boolean | undefined;

  const answer = async (request: S3Request, good: readonly number[]) => {
    const response = await send(request);
    if (!good.includes(response.status)) throw await refusal(response, place);
    const text = await response.text().catch(() => {
      throw new StoreAway(`An answer of the store at ${place.endpoint} is cut off.`);
    });
    return { status: response.status, text };
  };
  const get: StoreObjects['get'] = (key) => patiently(() => reading.get(key));
  const putWhen = async (request: S3Request, name: string, value: string) => {
    const headers = { ...request.headers, [name]: value };
    const { status } = await answer({ ...request, headers }, [200, 201, 409, 412]);
    return status < 400 ? 'written' : 'refused';
  };

  return {
    get,
    async put(key, bytes, condition?: Condition) {
      const headers = { 'x-amz-content-sha256': sha256(Buffer.from(bytes)) };
      const request: S3Request = { method: 'PUT', key, body: bytes, headers };
      if (!condition) {
        await patiently(() => answer(request, [200, 201]));
        return 'written';
      }
      if ('ifNoneMatch' in condition) return putWhen(request, 'if-none-match', '*');
      const tag = condition.ifMatch.replaceAll('"', '');
      const first = await putWhen(request, 'if-match', bare ? tag : `"${tag}"`);
      if (first === 'written') bare ??= false;
      if (first === 'written' || bare !== undefined) return first;
      // nobody knows yet how this store wants it: was it the form, or did somebody else write?
      if ((await get(key))?.etag.replaceAll('"', '') !== tag) return first;
      const second = await putWhen(request, 'if-match', tag);
      if (second === 'written') bare = true;
      return second;
    },
    async remove(key) {
      await patiently(() => answer({ method: 'DELETE', key }, [200, 204, 404]));
    },
    async list(prefix) {
      const found: ListedObject[] = [];
      let next: string | undefined;
      do {
        const query: Record<string, string> = { 'list-type': '2', 'encoding-type': 'url' };
        query.prefix = `${place.prefix}${prefix}`;
        if (next !== undefined) query['continuation-token'] = next;
        const { text } = await patiently(() => answer({ query }, [200]));
        found.push(...listed(text, place.prefix.length));
        next = unescaped(/<NextContinuationToken>([^<]*)</.exec(text)?.[1]);
      } while (next !== undefined);
      return found;
    },
  };
}

function listed(text: string, start: number): ListedObject[] {
  return [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => {
    const field = (name: string) => unescaped(new RegExp(`<${name}>([^<]*)<`).exec(entry)?.[1]) ?? '';
    const key = decodeURIComponent(field('Key').replaceAll('+', ' ')).slice(start);
    return { key, size: Number(field('Size')), modified: Date.parse(field('LastModified')) };
  });
}

function unescaped(text: string | undefined): string | undefined {
  return text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

import { emptyMemory } from './memory';
import { type R2Bucket, r2Objects } from './objects/r2';
import type { ReadObjects } from './objects/read-objects';
import { s3Objects } from './objects/s3';
import { type Environment, s3Place } from './objects/s3-request';
import { serveSite } from './serve-site';
import { storedSites } from './stored-sites';

/** What `wrangler.jsonc` and its secrets give: a bucket of R2, or the address of a store in S3 and its account. */
interface Bindings {
  BUCKET?: R2Bucket;
  /** `s3://bucket/prefix`. With a bucket of R2, the prefix in it: empty, or with a `/` at its end. */
  STORE?: string;
}

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/** Bytes of releases and files. A Worker has 128 MiB for everything. */
const memory = emptyMemory(32 * 1024 * 1024);

// biome-ignore lint/style/noDefaultExport: Workers ask for one
export default {
  fetch(request: Request, env: Bindings, context: Context): Promise<Response> {
    // Each request has promises of its own: one that another request waits for is lost with it.
    const sites = storedSites(objectsOf(env), memory, {
      patience: 0,
      later: (work) => context.waitUntil(work),
      tell: (error) => console.error(String(error)),
    });
    // The runtime compresses what leaves it, and knows best what the visitor accepts.
    const headers = new Headers(request.headers);
    headers.delete('accept-encoding');
    return serveSite(new Request(request, { headers }), sites);
  },
};

function objectsOf({ BUCKET, ...env }: Bindings): ReadObjects {
  if (BUCKET) return r2Objects(BUCKET, env.STORE);
  const place = s3Place(env.STORE ?? '', env as Environment); // the other bindings are texts
  if (typeof place === 'string') throw new Error(place);
  return s3Objects(place);
}

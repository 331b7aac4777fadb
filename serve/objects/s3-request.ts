import { AwsClient } from 'aws4fetch';
import { StoreAway } from './read-objects';

/** A bucket of an S3-compatible store, a folder in it, and the account that reads it. */
export interface S3Place {
  /** Such as `https://s3.eu-west-1.amazonaws.com`. The bucket is the first part of the path, as every store allows. */
  endpoint: string;
  bucket: string;
  /** Stands before every key: empty, or with a `/` at its end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The place that `s3://bucket/prefix` means, with account, region and endpoint by their usual names. Returns what is
 * wrong with them in words otherwise.
 */
export function s3Place(address: string, environment: Environment, endpoint?: string): S3Place | string {
  const [, bucket, folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) return 'An address in S3 is s3://bucket or s3://bucket/prefix.';
  const prefix = folder.replace(/\/+$/, '');
  if (prefix !== '' && !/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(prefix)) {
    return 'The prefix in the bucket has letters, digits, "-", "_" and "." in names with "/" between them.';
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!accessKeyId || !secretAccessKey) {
    return 'The environment has to hold AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  }
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || 'us-east-1';
  const server = endpoint || environment.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`;
  if (!/^https?:\/\/[^/?#@]+\/?$/.test(server) || !URL.canParse(server)) {
    return 'An endpoint is an address such as https://s3.example.com, without a path.';
  }
  return {
    endpoint: server.replace(/\/$/, ''),
    bucket,
    prefix: prefix && `${prefix}/`,
    region,
    accessKeyId,
    secretAccessKey,
    sessionToken: environment.AWS_SESSION_TOKEN || undefined,
  };
}

export interface S3Request {
  method?: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The key below the place's prefix. Without one, the bucket itself is asked. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
}

/** How long an answer may take, with the request before it, in ms. */
const patience = 20_000;

/** Sends one signed request, and gives the answer whatever its status. Throws `StoreAway` if none comes. */
export type SendS3 = (request: S3Request) => Promise<Response>;

export function s3Sender(place: S3Place, longest = patience): SendS3 {
  const { accessKeyId, secretAccessKey, sessionToken, region } = place;
  const account = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
  const client = new AwsClient({ ...account, region, service: 's3', retries: 0 });
  return async ({ method = 'GET', key, query, headers, body }) => {
    const url = new URL(
      `${place.endpoint}/${place.bucket}${key === undefined ? '' : `/${place.prefix}${key}`}`,
    );
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signed = await client.sign(url, { method, headers: { ...headers }, ...(body && { body }) });
    // After signing: a proxy may change it. Without it `fetch` unpacks what it takes for compressed.
    signed.headers.set('accept-encoding', 'identity');
    return fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(longest) }).catch(() => {
      throw new StoreAway(`The store at ${place.endpoint} does not answer.`);
    });
  };
}

/** The error for an answer that is not the one that was hoped for. Reads its body. */
export async function refusal(response: Response, place: S3Place): Promise<StoreAway> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? '';
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const words = wordsOf(code, status, place);
  return new StoreAway(words, { status, code, ...(seconds >= 0 && { retryAfter: seconds }) });
}

function wordsOf(code: string, status: number, { bucket, endpoint, region }: S3Place): string {
  if (code === 'NoSuchBucket') return `There is no bucket ${bucket} at ${endpoint}.`;
  if (code === 'InvalidAccessKeyId') return 'The store does not know the key in AWS_ACCESS_KEY_ID.';
  if (code === 'SignatureDoesNotMatch') return 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID.';
  if (code === 'RequestTimeTooSkewed') return "This machine's clock is too far from that of the store.";
  if (code === 'AccessDenied') return `The key in AWS_ACCESS_KEY_ID may not do this in the bucket ${bucket}.`;
  if (status === 301 || status === 307) return `The bucket ${bucket} is not in the region ${region}.`;
  return `The store at ${endpoint} answers with ${status}${code && ` (${code})`}.`;
}

import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, signer } from './signature';

export interface StoredObject {
  bytes: Buffer;
  etag: string;
  modified: number;
}

/** One request that arrived. */
export interface Asked {
  method: string;
  /** The key in the bucket. Of a list, its prefix. */
  key: string;
  /** How many came before it. */
  index: number;
}

/**
 * What goes wrong with a request: another answer (`done` says that the store did it all the same), an answer that ends
 * in the middle, other bytes, or one that waits for a promise.
 */
export interface Fault {
  status?: number;
  code?: string;
  retryAfter?: number;
  done?: boolean;
  cut?: boolean;
  wrong?: boolean;
  until?: Promise<unknown>;
}

/** How the store takes `If-Match` and `If-None-Match`: as AWS, as Ceph (ETags without quotes), with 501, or not at all. */
type Conditions = 'hold' | 'unquoted' | 'refused' | 'ignored';

const statuses: Readonly<Record<string, number>> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  NotImplemented: 501,
  XAmzContentSHA256Mismatch: 400,
};

/** A store of our own that speaks S3: signatures, conditions, pages of lists, faults. Its bucket is `malls`. */
export class S3Store {
  readonly objects = new Map<string, StoredObject>();
  readonly asked: Asked[] = [];
  readonly accounts: Account[] = [{ id: 'KEYID', secret: 'a-secret-key' }];
  conditions: Conditions = 'hold';
  /** The most keys in a page of a list. */
  page = 1_000;
  /** The store's clock, in ms. */
  clock = () => Date.now();
  fault: (asked: Asked) => Fault | undefined = () => undefined;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`; // it listens on a port
  }

  /** The variables of the environment for its first account. */
  get environment(): Record<string, string> {
    const [account] = this.accounts;
    return { AWS_ACCESS_KEY_ID: account?.id ?? '', AWS_SECRET_ACCESS_KEY: account?.secret ?? '' };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer); // a stream without an encoding
    } catch {
      return; // the client went away
    }
    const url = new URL(request.url ?? '/', this.endpoint);
    const [bucket = '', ...names] = decodeURIComponent(url.pathname).slice(1).split('/');
    const key = url.searchParams.get('prefix') ?? names.join('/');
    const { method = 'GET', headers } = request;
    const asked = { method, key, index: this.asked.length };
    this.asked.push(asked);
    const fault = this.fault(asked) ?? {};
    await fault.until;
    const send = ({ status, code, body, etag }: Reply) => {
      if (fault.retryAfter !== undefined) response.setHeader('retry-after', fault.retryAfter);
      if (etag) response.setHeader('etag', etag);
      const xml = code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
      const bytes = Buffer.from(xml ?? body ?? '');
      const shown = fault.wrong && method === 'GET' ? flipped(bytes) : bytes;
      response.writeHead(status, { 'content-length': shown.length });
      if (!fault.cut) return response.end(method === 'HEAD' ? undefined : shown);
      response.write(shown.subarray(0, shown.length / 2));
      return setImmediate(() => request.socket.destroy());
    };
    const sent = Buffer.concat(chunks);
    const wanted = { method, url, headers, body: fault.wrong ? flipped(sent) : sent };
    if (fault.status && !fault.done) return void send({ status: fault.status, ...this.#named(fault) });
    if (fault.cut && method !== 'GET' && !fault.done) return void request.socket.destroy();
    const reply = this.#reply(wanted, bucket, names.join('/'));
    send(fault.status ? { status: fault.status, ...this.#named(fault) } : reply);
  }

  #named({ code = 'InternalError' }: Fault) {
    return { code };
  }

  #reply(request: Parameters<typeof signer>[0], bucket: string, key: string): Reply {
    const error = (code: string): Reply => ({ status: statuses[code] ?? 403, code });
    const { account, code } = signer(request, this.accounts, this.clock());
    if (code) return error(code);
    if (bucket !== 'malls') return error('NoSuchBucket');
    const { method, headers, body, url } = request;
    const there = this.objects.get(key);
    if (method === 'GET' && key === '') return this.#list(url.searchParams);
    if (method === 'GET' || method === 'HEAD')
      return there ? { status: 200, body: there.bytes, etag: this.#tag(there) } : error('NoSuchKey');
    if (account?.readOnly) return error('AccessDenied');
    if (method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    const [exact, none] = [headers['if-match'], headers['if-none-match']];
    if (this.conditions === 'refused' && (exact ?? none)) return error('NotImplemented');
    if (this.conditions !== 'ignored') {
      if (none === '*' && there) return error('PreconditionFailed');
      if (exact && (!there || exact !== this.#wanted(there))) return error('PreconditionFailed');
    }
    const etag = createHash('md5').update(body).digest('hex');
    const object = { bytes: body, etag, modified: this.clock() };
    this.objects.set(key, object);
    return { status: 200, etag: this.#tag(object) };
  }

  #tag({ etag }: StoredObject): string {
    return `"${etag}"`;
  }

  /** What `If-Match` has to say. Ceph compares it with what it shows without quotes. */
  #wanted({ etag }: StoredObject): string {
    return this.conditions === 'unquoted' ? etag : `"${etag}"`;
  }

  #list(query: URLSearchParams): Reply {
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].sort().filter((key) => key.startsWith(query.get('prefix') ?? ''));
    const rest = keys.filter((key) => key > after);
    const page = rest.slice(0, Math.min(this.page, Number(query.get('max-keys') ?? 1_000)));
    const entries = page.map((key) => {
      const { bytes, modified } = this.objects.get(key) ?? { bytes: '', modified: 0 };
      const fields = `<LastModified>${new Date(modified).toISOString()}</LastModified><Size>${bytes.length}</Size>`;
      return `<Contents><Key>${encodeURIComponent(key)}</Key>${fields}</Contents>`;
    });
    const next =
      page.length < rest.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const truncated = `<IsTruncated>${next !== ''}</IsTruncated>`;
    return {
      status: 200,
      body: `<?xml version="1.0"?><ListBucketResult>${truncated}${next}${entries.join('')}</ListBucketResult>`,
    };
  }
}

function flipped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => byte ^ 1));
}

interface Reply {
  status: number;
  code?: string;
  body?: string | Buffer;
  etag?: string;
}

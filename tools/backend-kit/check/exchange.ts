import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** One request, ready to go over HTTP. */
export interface HttpAsk {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface Answer {
  kind: 'answer';
  status: number;
  /** Names in small letters; several values of one name are joined by a comma. */
  headers: Readonly<Record<string, string>>;
  text: string;
  /** Bytes after decompression. */
  bytes: number;
  /** ms from the start of the request to the last byte. */
  ms: number;
}

export interface Failed {
  kind: 'failed';
  /** `unsendable`: an earlier answer gave a token or a value that cannot be sent. */
  reason: 'unreachable' | 'certificate' | 'closed' | 'slow' | 'too large' | 'no http' | 'unsendable';
  /** A code of the system, such as ECONNREFUSED, or ''. Never a text of the backend. */
  detail: string;
  ms: number;
}

export type Exchange = Answer | Failed;

/** Sends one request. Never rejects. */
export type Send = (ask: HttpAsk, limits: { timeout: number }) => Promise<Exchange>;

/** Bytes of an answer, after decompression. More is not read. */
export const largestAnswer = 10 * 1024 * 1024;

/** The usual way to send. */
export const sendOverHttp: Send = sendVia();

/**
 * Sends one request over HTTP or HTTPS. `timeout` (ms) is for the whole answer. Memory is bounded by `largestAnswer`,
 * however much comes, and compressed answers count by what they unpack to. Follows no redirect.
 *
 * @param reach how to reach a host another way than by its name and the usual certificates
 */
export function sendVia(reach: (target: URL) => https.RequestOptions = () => ({})): Send {
  return (ask, limits) => sendOne(ask, limits, reach);
}

function sendOne(
  { url, method, headers, body }: HttpAsk,
  { timeout }: { timeout: number },
  reach: (target: URL) => https.RequestOptions,
): Promise<Exchange> {
  const started = performance.now();
  return new Promise((resolve) => {
    const target = new URL(url);
    let request: http.ClientRequest;
    try {
      request = (target.protocol === 'https:' ? https : http).request(target, {
        method,
        headers: { host: target.host, 'accept-encoding': 'br, gzip, deflate', ...headers },
        agent: false,
        lookup: lookupLikeBrowser(target.hostname),
        ...reach(target),
      });
    } catch {
      resolve({ kind: 'failed', reason: 'unsendable', detail: '', ms: 0 }); // signs that no header may hold
      return;
    }
    let answered = false;
    const end = (exchange: Exchange | Omit<Failed, 'ms'>) => {
      clearTimeout(timer);
      resolve({ ...exchange, ms: performance.now() - started });
      request.destroy();
    };
    const fail = (reason: Failed['reason'], detail = '') => end({ kind: 'failed', reason, detail });
    const timer = setTimeout(() => fail('slow'), timeout);
    request.on('error', (error: NodeJS.ErrnoException) => {
      const code = error.code ?? '';
      fail(reasonOf(code, answered), code);
    });
    request.on('response', (response) => {
      answered = true;
      let bytes = 0;
      const chunks: Buffer[] = [];
      response.on('aborted', () => fail('closed'));
      const unpacked = unpack(response);
      unpacked.on('error', (error: NodeJS.ErrnoException) => fail('closed', error.code ?? ''));
      unpacked.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > largestAnswer) {
          chunks.length = 0;
          fail('too large');
        } else chunks.push(chunk);
      });
      unpacked.on('end', () => {
        if (!response.complete) return fail('closed');
        end({
          kind: 'answer',
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          text: new TextDecoder().decode(Buffer.concat(chunks)),
          bytes,
          ms: 0,
        });
      });
    });
    request.end(body);
  });
}

/** Browsers find every name below `localhost` on this machine, whatever the system says. */
function lookupLikeBrowser(hostname: string): LookupFunction | undefined {
  if (!/(^|\.)localhost$/i.test(hostname)) return undefined;
  return (_name, options, callback) => {
    if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(null, '127.0.0.1', 4);
  };
}

function unpack(response: http.IncomingMessage): NodeJS.ReadableStream {
  switch (response.headers['content-encoding']?.toLowerCase()) {
    case 'br':
      return response.pipe(createBrotliDecompress());
    case 'gzip':
    case 'x-gzip':
      return response.pipe(createGunzip());
    case 'deflate':
      return response.pipe(createInflate());
    default:
      return response;
  }
}

function reasonOf(code: string, answered: boolean): Failed['reason'] {
  if (/CERT|SELF_SIGNED|VERIFY|ALTNAME|SSL|EPROTO|TLS/.test(code)) return 'certificate';
  if (code.startsWith('HPE_')) return 'no http';
  return answered || code === 'ECONNRESET' || code === 'EPIPE' ? 'closed' : 'unreachable';
}

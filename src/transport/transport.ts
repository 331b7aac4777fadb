import { ofetch } from 'ofetch';
import type * as z from 'zod/mini';
import { type Call, encodeRequest, type WireBody } from '@/contract/call';
import { encipher } from '@/contract/cipher';
import { abortAfter } from '@/lib/abort-after';
import { CallError } from './call-error';
import { readReply } from './read-reply';

/** ms (docs/wire.md#how-a-call-is-sent). */
export const requestTimeout = 75_000;

export interface TransportOptions {
  /** Absolute address, or a path on this origin; without a trailing slash. */
  baseUrl: string;
  /** Key of the `_k` cipher. */
  payloadKey: string;
}

export interface SendOptions {
  /** What goes into `Authorization: Bearer …`; no header without it. */
  bearer?: string;
  signal?: AbortSignal;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

export type Transport = ReturnType<typeof createTransport>;

/**
 * Sends calls of the contract over HTTP: encodes, waits at most 75 s, unwraps, parses. Never retries.
 * Rejects with a `CallError`, or with the signal's own reason when the caller aborted.
 */
export function createTransport({ baseUrl, payloadKey }: TransportOptions) {
  return async function send<Request extends z.ZodMiniType, Reply>(
    call: Call<Request, Reply>,
    values: z.output<Request>,
    { bearer, signal, keepalive }: SendOptions = {},
  ): Promise<Reply> {
    const fields = encodeRequest(call, values);
    const request =
      call.encoding === 'query'
        ? { query: stringsOf(fields) }
        : { body: bodyOf(call.encoding, fields, payloadKey) };
    const timeout = abortAfter(requestTimeout);
    const reply = await ofetch
      .raw(`${baseUrl}${call.path}`, {
        method: call.method,
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
        ...request,
        signal: signal ? either(signal, timeout) : timeout,
        keepalive,
        retry: false,
        ignoreResponseError: true,
        responseType: 'text',
      })
      .catch((error: unknown) => {
        if (signal?.aborted) throw signal.reason;
        throw new CallError({ kind: timeout.aborted ? 'timeout' : 'offline' }, call.path, { cause: error });
      });
    return readReply(call, { status: reply.status, body: reply._data ?? '' });
  };
}

/** `AbortSignal.any`, which phones of 2023 lack. */
function either(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    signal.addEventListener('abort', () => first.abort(signal.reason), { once: true, signal: first.signal });
  }
  return first.signal;
}

function bodyOf(
  encoding: Call['encoding'],
  fields: WireBody,
  payloadKey: string,
): URLSearchParams | FormData {
  if (encoding === 'cipher') return new URLSearchParams({ _k: encipher(fields, payloadKey) });
  if (encoding === 'form') return new URLSearchParams(stringsOf(fields));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      form.append(name, entry instanceof Blob ? entry : String(entry));
    }
  }
  return form;
}

function stringsOf(fields: WireBody): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

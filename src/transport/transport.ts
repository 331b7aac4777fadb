import type * as z from 'zod/mini';
import type { Call } from '@/contract/call';
import type { HttpReply } from '@/contract/envelope';
import { type HttpRequest, httpRequest } from '@/contract/http-request';
import { abortAfter } from '@/lib/abort-after';
import { CallError } from './call-error';
import { takeHeadStart } from './head-start';
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
  /** The token for `Authorization: Bearer …`. Without it there is no header. */
  bearer?: string;
  signal?: AbortSignal;
  /** Lets the request continue after the page is closed. */
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
    const request = httpRequest(call, values, { baseUrl, payloadKey, bearer });
    const timeout = abortAfter(requestTimeout);
    const reply = await exchange(request, signal ? either(signal, timeout) : timeout, keepalive).catch(
      (error: unknown) => {
        if (signal?.aborted) throw signal.reason;
        throw new CallError({ kind: timeout.aborted ? 'timeout' : 'offline' }, call.path, { cause: error });
      },
    );
    return readReply(call, reply);
  };
}

async function exchange(
  { url, ...request }: HttpRequest,
  signal: AbortSignal,
  keepalive: boolean | undefined,
): Promise<HttpReply> {
  const begun = signal.aborted ? undefined : takeHeadStart({ url, ...request });
  if (begun) {
    signal.addEventListener('abort', begun.stop, { once: true });
    const reply = await begun.answer.catch(() => undefined); // if the head start failed, the call is sent as usual
    if (reply) return reply;
  }
  const reply = await fetch(url, { ...request, signal, keepalive });
  return { status: reply.status, body: await reply.text() };
}

/** Replaces `AbortSignal.any`, which phones of 2023 lack. */
function either(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    signal.addEventListener('abort', () => first.abort(signal.reason), { once: true, signal: first.signal });
  }
  return first.signal;
}

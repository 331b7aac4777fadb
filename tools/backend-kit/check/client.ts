import type { Call } from '@/contract/call';
import { httpRequest } from '@/contract/http-request';
import { taskQueue } from '@/lib/task-queue';
import { type Answer, type Exchange, type Failed, type HttpAsk, type Send, sendOverHttp } from './exchange';

export interface ClientOptions {
  /** Where the calls are, absolute, without a slash at its end. */
  url: string;
  /** Key of the `_k` cipher. */
  payloadKey: string;
  /** ms for a whole answer. Without it, as long as the app waits. */
  timeout?: number;
  /** What sends. */
  send?: Send;
  /** ms of a clock that never goes back. */
  now?: () => number;
  /** Waits so many ms. */
  pause?: (ms: number) => Promise<void>;
}

/** How a call is sent this time. */
export interface Sending {
  /** The token of the header, or nothing. */
  bearer?: string | undefined;
  /** The site that asks, as `https://mall.example`. */
  origin?: string | undefined;
}

/** What became of a request: its last answer, and the redirects on the way. */
export type Outcome = (
  | Answer
  | Failed
  | { kind: 'redirected'; problem: RedirectProblem; status: number; ms: number }
) & {
  /** A redirect within the backend that kept method and body was followed. */
  followed?: boolean;
};

export type RedirectProblem = 'another host' | 'drops the body' | 'too many' | 'nowhere';

/** ms for which the app waits for a whole answer. */
export const usualTimeout = 75_000;

/** ms between two requests: at most five a second. */
const usualGap = 200;
const largestGap = 10_000;
/** How often a request that was answered with 429 is sent again. */
const mostRepeats = 3;
const mostRedirects = 3;

export type Client = ReturnType<typeof createClient>;

/**
 * Sends calls one at a time, at most five a second, and slower after a 429. Never throws for anything that a backend
 * does.
 */
export function createClient({
  url,
  payloadKey,
  timeout = usualTimeout,
  send = sendOverHttp,
  now = () => performance.now(),
  pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: ClientOptions) {
  let gap = usualGap;
  let next = 0;
  const inTurn = taskQueue();

  async function sendPaced(ask: HttpAsk): Promise<Exchange> {
    for (let repeats = 0; ; repeats += 1) {
      const wait = next - now();
      if (wait > 0) await pause(wait);
      next = now() + gap;
      const exchange = await send(ask, { timeout });
      if (exchange.kind !== 'answer' || exchange.status !== 429 || repeats === mostRepeats) return exchange;
      gap = Math.min(gap * 2, largestGap);
      next = now() + Math.max(gap, Math.min(retryAfter(exchange), 60_000));
    }
  }

  async function follow(ask: HttpAsk): Promise<Outcome> {
    let target = ask;
    for (let hops = 0; ; hops += 1) {
      const exchange = await sendPaced(target);
      if (exchange.kind !== 'answer' || ![301, 302, 303, 307, 308].includes(exchange.status)) {
        return hops > 0 ? { ...exchange, followed: true } : exchange;
      }
      const { status, ms } = exchange;
      const location = exchange.headers.location ?? '';
      const problem = redirectProblem(target, location, status, hops);
      if (problem) return { kind: 'redirected', problem, status, ms };
      target = { ...target, url: String(new URL(location, target.url)) };
    }
  }

  return {
    /** Sends one call of the contract. */
    async ask(
      call: Call,
      values: Record<string, unknown>,
      { bearer, origin }: Sending = {},
    ): Promise<Outcome> {
      const request = encoded(() => httpRequest(call, values, { baseUrl: url, payloadKey, bearer }));
      if (!request) return { kind: 'failed', reason: 'unsendable', detail: '', ms: 0 };
      const filled = request.body && new Response(request.body);
      const body = filled && Buffer.from(await filled.arrayBuffer());
      const type = filled?.headers.get('content-type');
      return inTurn(() =>
        follow({
          url: request.url,
          method: request.method,
          headers: {
            accept: 'application/json',
            'user-agent': 'backend-check',
            ...(origin && { origin }),
            ...request.headers,
            ...(type && { 'content-type': type }),
            ...(body && { 'content-length': String(body.length) }),
          },
          ...(body && { body }),
        }),
      );
    },
    /** The question that a browser asks before a call with a token. */
    preflight({ path, method }: Call, origin: string): Promise<Exchange> {
      const headers = {
        origin,
        'user-agent': 'backend-check',
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      };
      return inTurn(() => sendPaced({ url: `${url}${path}`, method: 'OPTIONS', headers }));
    },
  };
}

/** Nothing where a value does not fit into the request. */
function encoded<T>(encode: () => T): T | undefined {
  try {
    return encode();
  } catch {
    return undefined;
  }
}

/** Whether an address is not encrypted, and not on this machine. */
export function isOpenHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol !== 'https:' && !/^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname);
}

/** ms that a 429 asks to wait. */
function retryAfter({ headers }: Answer): number {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

function redirectProblem(
  { url, method }: HttpAsk,
  location: string,
  status: number,
  hops: number,
): RedirectProblem | undefined {
  if (!location || !URL.canParse(location, url)) return 'nowhere';
  if (new URL(location, url).origin !== new URL(url).origin) return 'another host';
  // Browsers turn a POST into a GET without a body then.
  if (method !== 'GET' && ![307, 308].includes(status)) return 'drops the body';
  return hops >= mostRedirects ? 'too many' : undefined;
}

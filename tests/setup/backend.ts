import { vi } from 'vitest';
import type { Call } from '@/contract/call';
import { decipher } from '@/contract/cipher';

export interface SeenRequest {
  path: string;
  authorization: string | null;
  /** The fields of the body, or of the query if there is no body. */
  fields: Record<string, string>;
  /** Whether the request survives the page. */
  keepalive: boolean;
  /** The decoded `_k`, if there is one. */
  payload: unknown;
}

type Answer = () => Response | Promise<Response>;

/** Replaces `fetch` by a backend with fixed answers per path. It records the requests. */
export function stubBackend(answers: Record<string, Answer | unknown>) {
  const seen: SeenRequest[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://mall.test'),
      init,
    );
    init?.signal?.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/api', '');
    const fields = Object.fromEntries(new URLSearchParams((await request.text()) || search));
    seen.push({
      path,
      authorization: request.headers.get('authorization'),
      fields,
      keepalive: init?.keepalive ?? false,
      payload: fields._k === undefined ? undefined : decipher(fields._k, 'test-key'),
    });
    const canned = answers[path];
    if (canned === undefined) throw new TypeError('Failed to fetch');
    return typeof canned === 'function' ? (canned as Answer)() : Response.json(canned);
  };
  vi.stubGlobal('fetch', answer);
  return { seen, requestsTo: (call: Pick<Call, 'path'>) => seen.filter(({ path }) => path === call.path) };
}

/** What a backend answers to a call that it has done. */
export const good = (response: unknown) => ({ statusCode: 100, response });

/** What it answers to a question for the mall and the customer, with these fields of the mall. */
export const merchantAnswer = (fields: object = {}) => good({ merchant_list: { added: { 1: fields } } });

export const refused401 = (message: string) => () => Response.json({ message }, { status: 401 });

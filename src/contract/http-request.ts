import type * as z from 'zod/mini';
import { type Call, encodeRequest, type WireBody } from './call';
import { encipher } from './cipher';

/** A call as it goes over the wire (docs/wire.md#how-a-call-is-sent). */
export interface HttpRequest {
  url: string;
  method: Call['method'];
  headers: { authorization?: string };
  body?: URLSearchParams | FormData;
}

interface Sending {
  /** Absolute address, or a path on this origin; without a trailing slash. */
  baseUrl: string;
  /** Key of the `_k` cipher. */
  payloadKey: string;
  /** The token for `Authorization: Bearer …`. Without it there is no header. */
  bearer: string | undefined;
}

/** Encodes a call. */
export function httpRequest<Request extends z.ZodMiniType>(
  call: Call<Request>,
  values: z.output<Request>,
  { baseUrl, payloadKey, bearer }: Sending,
): HttpRequest {
  const fields = encodeRequest(call, values);
  const { method, encoding } = call;
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
  const url = `${baseUrl}${call.path}`;
  if (encoding === 'query') {
    return { url: `${url}?${new URLSearchParams(stringsOf(fields))}`, method, headers };
  }
  return { url, method, headers, body: bodyOf(encoding, fields, payloadKey) };
}

function bodyOf(
  encoding: Exclude<Call['encoding'], 'query'>,
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

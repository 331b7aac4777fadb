import * as z from 'zod/mini';
import type { Call, WireBody } from '@/contract/call';
import { decipher, encipheredBody } from '@/contract/cipher';
import { strictly } from '@/contract/strictly';
import { refuse } from '../noun/refusal';

/** More fields than any call has. Reading each one takes time. */
const mostFields = 100;
/** How many problems one refusal names. */
const mostProblems = 20;
/** Longest `_k`, in characters. It is decoded letter by letter; a registration has about 600. */
const longestPayload = 20_000;

/**
 * The request for a handler. It is read by the call's encoding, `_k` is decoded, and the contract's schema checks it
 * strictly. `keys` are the payload keys to try: one if the site is known. `implied` holds fields that a client may leave
 * out. Throws a refusal that names every bad field.
 */
export async function readRequest(
  call: Call,
  request: Request,
  keys: readonly string[],
  implied: WireBody = {},
): Promise<WireBody> {
  const wire = { ...implied, ...(await readFields(call, request, keys)) };
  const wrong = Object.entries(call.constants).filter(
    ([name, value]) => wire[name] !== undefined && String(wire[name]) !== String(value),
  );
  if (wrong.length > 0) badRequest(wrong.map(([name, value]) => `${name} must be ${value}`).join('; '));
  const result = z.safeDecode(strictly(call.request), wire);
  if (!result.success) badRequest(result.error.issues.slice(0, mostProblems).map(issueText).join('; '));
  return result.data as WireBody; // every request schema is a record
}

async function readFields(call: Call, request: Request, keys: readonly string[]): Promise<WireBody> {
  if (call.encoding === 'query') return fieldsOf(new URL(request.url).searchParams);
  const form = await formOf(request, call.encoding === 'multipart' ? 'multipart' : 'form');
  return call.encoding === 'cipher' ? readPayload(form, keys) : form;
}

const mediaTypes = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' };

async function formOf(request: Request, encoding: 'form' | 'multipart'): Promise<WireBody> {
  const expected = mediaTypes[encoding];
  const type = request.headers.get('content-type') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  // A client that sends no fields sends no type either.
  if (type === '' && body.length === 0) return {};
  if (!type.toLowerCase().startsWith(expected)) badRequest(`the body must be ${expected}`);
  const separator = encoding === 'form' ? '&' : `--${/boundary="?([^";]+)/i.exec(type)?.[1] ?? ''}`;
  if (separators(body, separator) > mostFields) badRequest(`more than ${mostFields} fields`);
  if (encoding === 'form') return fieldsOf(new URLSearchParams(body.toString()));
  const form = new Response(body, { headers: { 'content-type': type } }).formData();
  return fieldsOf(await form.catch(() => badRequest(`the body is no ${expected}`)));
}

/** How many separators the body has. It stops counting when there are too many. */
function separators(body: Buffer, separator: string): number {
  let count = 0;
  for (let at = body.indexOf(separator); at >= 0 && count <= mostFields; count += 1) {
    at = body.indexOf(separator, at + separator.length);
  }
  return count;
}

/** The fields by name. A field that was sent several times, or whose name ends in `[]`, becomes a list. */
function fieldsOf(entries: Iterable<[string, FormDataEntryValue]>): WireBody {
  const fields = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of entries) fields.set(name, [...(fields.get(name) ?? []), value]);
  return Object.fromEntries(
    [...fields].map(([name, values]) => [
      name,
      values.length > 1 || name.endsWith('[]') ? values : values[0],
    ]),
  );
}

function readPayload(form: WireBody, keys: readonly string[]): WireBody {
  const body = encipheredBody.safeParse(form);
  if (!body.success || Object.keys(form).length > 1) badRequest('the body must be _k alone');
  if (body.data._k.length > longestPayload) badRequest(`_k is longer than ${longestPayload} characters`);
  for (const key of keys) {
    try {
      const payload = decipher(body.data._k, key);
      if (typeof payload === 'object' && payload !== null) return payload as WireBody; // JSON keys are strings
    } catch {
      // not this key; if none fits, the refusal below is thrown
    }
  }
  return badRequest('_k cannot be deciphered with this key');
}

function issueText({ path, message }: { path: PropertyKey[]; message: string }): string {
  return [path.join('.'), message].filter(Boolean).join(': ');
}

function badRequest(what: string): never {
  refuse(102, `Bad request: ${what}`);
}

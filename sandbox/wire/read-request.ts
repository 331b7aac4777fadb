import * as z from 'zod/mini';
import type { Call, WireBody } from '@/contract/call';
import { decipher, encipheredBody } from '@/contract/cipher';
import { refuse } from '../refusal';

/**
 * The request as a handler gets it: read by the call's encoding, `_k` deciphered, decoded with the contract's schema.
 * `keys` are the payload keys to try, one where the site is known. Throws a refusal that names every bad field.
 */
export async function readRequest(call: Call, request: Request, keys: readonly string[]): Promise<WireBody> {
  const wire = await readFields(call, request, keys);
  const wrong = Object.entries(call.constants).filter(
    ([name, value]) => wire[name] !== undefined && String(wire[name]) !== String(value),
  );
  if (wrong.length > 0) {
    refuse(102, `Bad request: ${wrong.map(([name, value]) => `${name} must be ${value}`).join('; ')}`);
  }
  const result = z.safeDecode(call.request, wire);
  if (!result.success) refuse(102, `Bad request: ${result.error.issues.map(issueText).join('; ')}`);
  return result.data as WireBody; // every request schema is a record
}

async function readFields(call: Call, request: Request, keys: readonly string[]): Promise<WireBody> {
  if (call.encoding === 'query') return Object.fromEntries(new URL(request.url).searchParams);
  const form = await formOf(request, call.encoding === 'multipart' ? 'multipart' : 'form');
  return call.encoding === 'cipher' ? readPayload(form, keys) : form;
}

const mediaTypes = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' };

async function formOf(request: Request, encoding: 'form' | 'multipart'): Promise<WireBody> {
  const expected = mediaTypes[encoding];
  if (!request.headers.get('content-type')?.toLowerCase().startsWith(expected)) {
    refuse(102, `Bad request: the body must be ${expected}`);
  }
  const form = await request.formData().catch(() => refuse(102, `Bad request: the body is no ${expected}`));
  const fields: WireBody = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length > 1 || name.endsWith('[]') ? values : values[0];
  }
  return fields;
}

function readPayload(form: WireBody, keys: readonly string[]): WireBody {
  const body = encipheredBody.safeParse(form);
  if (!body.success || Object.keys(form).length > 1) refuse(102, 'Bad request: the body must be _k alone');
  for (const key of keys) {
    try {
      const payload = decipher(body.data._k, key);
      if (typeof payload === 'object' && payload !== null) return payload as WireBody; // JSON keys are strings
    } catch {
      // not this key; the refusal below stands when none fits
    }
  }
  return refuse(102, 'Bad request: _k cannot be deciphered with this key');
}

function issueText({ path, message }: { path: PropertyKey[]; message: string }): string {
  return [path.join('.'), message].filter(Boolean).join(': ');
}

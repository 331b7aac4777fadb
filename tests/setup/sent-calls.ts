import { vi } from 'vitest';
import { decipher } from '@/contract/cipher';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { readStored } from '@/session/stored-values';
import type { DocumentedCall } from './documented-calls';
import { stubUploads } from './uploads';

/** A request of the app as a backend sees it. */
export interface SentCall {
  method: string;
  /** Behind `/api`. */
  path: string;
  /** `none`, `access` or `refresh`: which of the stored ones it carried. `other` is one that is not stored. */
  token: string;
  /** Whether an access token was stored. */
  hasToken: boolean;
  encoding: string;
  fields: Record<string, string>;
}

type Answer = () => Response;

/**
 * Records what the app sends to its backend. `answers` takes answers for the next request to a path, instead of the
 * backend's own one. A test answers the uploads by hand.
 */
export function recordCalls() {
  const sent: SentCall[] = [];
  const answers: Record<string, Answer> = {};
  const uploads = stubUploads();
  const { fetch } = window;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const request = new Request(new URL(String(input), location.href), init);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return fetch(input, init);
    const path = pathname.replace('/api', '');
    const form = new URLSearchParams(await request.text());
    const fields = Object.fromEntries(request.method === 'GET' ? searchParams : form);
    const header = request.headers.get('authorization');
    sent.push({ method: request.method, path, ...tokenOf(header), ...encodedIn(request.method, fields) });
    const answer = answers[path];
    delete answers[path];
    return answer ? answer() : fetch(input, init);
  });
  const all = (): SentCall[] => [
    ...sent,
    ...uploads.map(({ method, url, headers, body }) => ({
      method,
      path: url.replace('/api', ''),
      ...tokenOf(headers.authorization ?? null),
      encoding: body instanceof FormData ? 'multipart' : 'other',
      fields: Object.fromEntries([...(body ?? [])].map(([name, value]) => [name, String(value)])),
    })),
  ];
  return { sent: all, answers, uploads };
}

/** What a call differs in from what the document for backends says of it. */
export function differences(sent: SentCall, call: DocumentedCall): string[] {
  const isVisitor = call.token === 'access' && call.audience === 'anyone' && !sent.hasToken;
  const token = isVisitor ? 'none' : call.token;
  return [
    ...(sent.method === call.method ? [] : [`method ${sent.method}`]),
    ...(sent.token === token ? [] : [`token ${sent.token}`]),
    ...(sent.encoding === call.encoding ? [] : [`encoding ${sent.encoding}`]),
    ...Object.keys(sent.fields).filter((name) => !call.fields.has(name)),
    ...[...call.fields]
      .filter(([name, value]) => value !== undefined && sent.fields[name] !== value)
      .map(([name]) => `${name} is not fixed`),
  ];
}

function tokenOf(header: string | null): Pick<SentCall, 'token' | 'hasToken'> {
  const tokens = { access: readStored('acc_token'), refresh: readStored('refresh_token') };
  const hasToken = tokens.access !== undefined;
  if (header === null) return { token: 'none', hasToken };
  const known = Object.entries(tokens).find(([, value]) => header === `Bearer ${value}`);
  return { token: known?.[0] ?? 'other', hasToken };
}

function encodedIn(method: string, fields: Record<string, string>): Pick<SentCall, 'encoding' | 'fields'> {
  if (method === 'GET') return { encoding: 'query', fields };
  if (fields._k === undefined) return { encoding: 'form', fields };
  const payload = decipher(fields._k, developmentPayloadKey) as Record<string, unknown>; // made by the app
  return {
    encoding: 'cipher',
    fields: Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)])),
  };
}

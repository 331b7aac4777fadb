import { vi } from 'vitest';
import { decipher } from '@/contract/cipher';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { readStored } from '@/session/stored-values';
import { stubUploads } from './uploads';
import type { WireRow } from './wire-rows';

/** A request of the app as a backend sees it. */
export interface SentCall {
  method: string;
  /** Behind `/api`. */
  path: string;
  /** `none`, `token` or `refresh token`: which of the stored ones it carried. `other` is one that is not stored. */
  token: string;
  /** Whether an access token was stored. */
  hasToken: boolean;
  body: string;
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
    sent.push({ method: request.method, path, ...tokenOf(header), ...bodyOf(request.method, fields) });
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
      body: body instanceof FormData ? 'multipart' : 'other',
      fields: Object.fromEntries([...(body ?? [])].map(([name, value]) => [name, String(value)])),
    })),
  ];
  return { sent: all, answers, uploads };
}

/** What a call differs in from its row in docs/wire.md. */
export function differences(sent: SentCall, row: WireRow): string[] {
  const visitorsToo = row.token === 'token, visitors too';
  const token = visitorsToo ? (sent.hasToken ? 'token' : 'none') : row.token;
  const fixed = row.fields.filter((field) => field.includes('=')).map((field) => field.split('='));
  return [
    ...(sent.method === row.method ? [] : [`method ${sent.method}`]),
    ...(sent.token === token ? [] : [`token ${sent.token}`]),
    ...(sent.body === row.body ? [] : [`body ${sent.body}`]),
    ...Object.keys(sent.fields).filter((name) => !row.fields.some((field) => field.split('=')[0] === name)),
    ...fixed
      .filter(([name = '', value]) => sent.fields[name] !== value)
      .map(([name]) => `${name} is not fixed`),
  ];
}

function tokenOf(header: string | null): Pick<SentCall, 'token' | 'hasToken'> {
  const tokens = { token: readStored('acc_token'), 'refresh token': readStored('refresh_token') };
  const hasToken = tokens.token !== undefined;
  if (header === null) return { token: 'none', hasToken };
  const known = Object.entries(tokens).find(([, value]) => header === `Bearer ${value}`);
  return { token: known?.[0] ?? 'other', hasToken };
}

function bodyOf(method: string, fields: Record<string, string>): Pick<SentCall, 'body' | 'fields'> {
  if (method === 'GET') return { body: 'query', fields };
  if (fields._k === undefined) return { body: 'form', fields };
  const payload = decipher(fields._k, developmentPayloadKey) as Record<string, unknown>; // made by the app
  return {
    body: '_k',
    fields: Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)])),
  };
}

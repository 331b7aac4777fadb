import { readFileSync } from 'node:fs';
import type { WireBody } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { decipher } from '@/contract/cipher';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import type { AllExamples, Examples } from '../spec/examples';

export const names = Object.keys(calls) as CallName[];

/** The committed examples of every call. */
export const examples = Object.fromEntries(
  names.map((name) => [
    name,
    JSON.parse(readFileSync(`docs/backend/examples/${name}.json`, 'utf8')) as Examples,
  ]),
) as AllExamples; // of all names

const document: unknown = JSON.parse(readFileSync('docs/backend/openapi.json', 'utf8'));

/** Whether a pointer leads somewhere in the OpenAPI document. */
export function leadsSomewhere(pointer: string): boolean {
  let place: unknown = document;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    place = (place as Record<string, unknown> | undefined)?.[key];
  }
  return place !== undefined;
}

/** The good reply of a call, to be changed. */
export function goodReply(name: CallName): WireBody {
  return structuredClone(examples[name].replies[0]?.body ?? {});
}

/** What a request asks. */
export interface Question {
  call: CallName;
  fields: WireBody;
  token: string;
  origin: string;
}

/** The member that the examples show. */
const member = '2';
export const token = 'header.payload.signature';
const shortLogin = { statusCode: 100, id: member, token, refresh_token: 'refresh.payload.signature' };

type Answering = (question: Question) => Response | undefined;

/**
 * A small backend that answers with the examples. `answer` may answer in its place, and `preflight` to what a browser
 * asks before; without a token, or with another one, a member's call is refused.
 */
export function exampleBackend(
  answer: Answering = () => undefined,
  preflight: () => Response | undefined = () => undefined,
) {
  return async (request: Request): Promise<Response> => {
    const call = new URL(request.url).pathname.split('/').at(-1) as CallName; // the check sends no other
    const origin = request.headers.get('origin') ?? '';
    const cors = { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'authorization' };
    if (request.method === 'OPTIONS')
      return preflight() ?? new Response(null, { status: 204, headers: cors });
    const fields = await fieldsOf(request);
    const given = request.headers.get('authorization')?.slice(7) ?? '';
    const own = answer({ call, fields, token: given, origin });
    if (own) {
      for (const [name, value] of Object.entries(cors)) {
        if (!own.headers.has(name)) own.headers.set(name, value);
      }
      return own;
    }
    const { audience, auth } = calls[call];
    if (audience === 'customer' && auth === 'access' && given !== token) {
      return Response.json({ statusCode: 401, message: 'Token is invalid' }, { status: 401, headers: cors });
    }
    if (fields.customer_id && fields.customer_id !== member && audience === 'customer') {
      return Response.json({ statusCode: 102, statusDescription: 'Not yours.' }, { headers: cors });
    }
    const body = call === 'loginCustomer' ? shortLogin : goodReply(call);
    return Response.json(body, { headers: { ...cors, 'cache-control': 'no-store' } });
  };
}

async function fieldsOf(request: Request): Promise<WireBody> {
  if (request.method !== 'POST') return Object.fromEntries(new URL(request.url).searchParams);
  const fields = Object.fromEntries(await request.formData());
  return typeof fields._k === 'string' ? (decipher(fields._k, developmentPayloadKey) as WireBody) : fields; // its payload is an object
}

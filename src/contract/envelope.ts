import type { ZodMiniType } from 'zod/mini';
import { parsedJson } from '@/lib/parsed-json';
import { type Call, flatten, type WireBody } from './call';

export interface HttpReply {
  /** The status code of HTTP. */
  status: number;
  body: string;
}

/** What an answer says before its fields are read (docs/wire.md#the-envelope-of-an-answer). */
type Envelope =
  | { kind: 'answer'; body: WireBody }
  /** The backend refused. `details` is what the call declares as its `rejection`. */
  | { kind: 'rejected'; statusCode: number | undefined; description: string; details?: unknown }
  | { kind: 'unauthorised'; reason: 'refresh' | 'ended' | 'unknown'; description: string }
  /** Not JSON, an HTML error page, another status than 200 to 299 or 401, no `statusCode` where the call needs one. */
  | { kind: 'malformed' };

type Answered = Pick<Call<ZodMiniType>, 'rejection' | 'statusCode'>;

/** Unwraps `{statusCode, response, statusDescription}`. Never throws. */
export function readEnvelope(call: Answered, { status, body }: HttpReply): Envelope {
  const envelope = parseObject(body);
  const fields = envelope && flatten(envelope);
  if (status === 401) return unauthorisedOf(fields);
  if (!envelope || !fields) return { kind: 'malformed' };
  const refusal = refusalOf(call, { envelope, fields, status });
  if (refusal) return refusal;
  return status < 200 || status > 299 ? { kind: 'malformed' } : { kind: 'answer', body: envelope };
}

function parseObject(body: string): WireBody | undefined {
  const value = parsedJson(body);
  return typeof value === 'object' && value !== null ? (value as WireBody) : undefined; // the keys of an object are strings
}

interface Answer {
  envelope: WireBody;
  /** The fields in `response` and beside it, as one object. */
  fields: WireBody;
  status: number;
}

/** Is a refusal even with a `statusCode` (docs/wire.md#the-envelope-of-an-answer). */
const tooManyAttempts = 'FAILED_MAX_LOGIN_ATTEMPT';

function refusalOf(call: Answered, { envelope, fields, status }: Answer): Envelope | undefined {
  const statusCode = codeOf(fields.statusCode);
  // With any other error, the statusCode is more precise.
  const decides = fields.error === tooManyAttempts || statusCode === undefined;
  if (decides && fields.status === 'error' && textOf(fields.error)) {
    return { kind: 'rejected', statusCode: undefined, description: textOf(fields.message) };
  }
  if (statusCode === 100) return undefined;
  if (statusCode === undefined) return call.statusCode === 'required' ? { kind: 'malformed' } : undefined;
  if (status < 200 || status > 299) return undefined;
  return {
    kind: 'rejected',
    statusCode,
    description: textOf(fields.statusDescription),
    details: detailsOf(call, envelope),
  };
}

function detailsOf(call: Answered, envelope: WireBody): unknown {
  try {
    return call.rejection?.decode(envelope);
  } catch {
    return undefined; // it is still a refusal
  }
}

function unauthorisedOf(fields: WireBody | undefined): Envelope {
  const message = textOf(fields?.message);
  const description = textOf(fields?.statusDescription);
  const reason = reasonOf(`${message} ${description}`.toLowerCase());
  return { kind: 'unauthorised', reason, description: description || message };
}

/** 'refresh' is looked for first, then 'expired' and 'invalid' (docs/wire.md#a-refused-token). */
function reasonOf(words: string): 'refresh' | 'ended' | 'unknown' {
  if (words.includes('refresh')) return 'refresh';
  return words.includes('expired') || words.includes('invalid') ? 'ended' : 'unknown';
}

function codeOf(value: unknown): number | undefined {
  const code = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof code === 'number' && Number.isFinite(code) ? code : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

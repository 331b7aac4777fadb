import type { ZodMiniType } from 'zod/mini';
import { type Call, flatten, type WireBody } from '@/contract/call';
import { CallError, type Failure } from './call-error';

export interface HttpReply {
  status: number;
  body: string;
}

type Answered<Reply> = Pick<Call<ZodMiniType, Reply>, 'path' | 'reply' | 'rejection' | 'statusCode'>;

/**
 * Unwraps `{statusCode, response, statusDescription}` and parses it with the call's schema
 * (docs/wire.md#the-envelope-of-an-answer). Throws a `CallError` for every other answer.
 */
export function readReply<Reply>(call: Answered<Reply>, { status, body }: HttpReply): Reply {
  const fail = (failure: Failure, cause?: unknown) => new CallError(failure, call.path, { cause });
  const envelope = parseObject(body);
  const fields = envelope && flatten(envelope);
  if (status === 401) throw fail(unauthorisedOf(fields));
  if (!envelope || !fields) throw fail({ kind: 'malformed' });

  const refusal = refusalOf(call, { envelope, fields, status });
  if (refusal) throw fail(refusal);
  if (status < 200 || status > 299) throw fail({ kind: 'malformed' });
  try {
    return call.reply.decode(envelope);
  } catch (error) {
    throw fail({ kind: 'malformed' }, error);
  }
}

function parseObject(body: string): WireBody | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as WireBody) : undefined; // the keys of an object are strings
  } catch {
    return undefined;
  }
}

interface Answer {
  envelope: WireBody;
  /** The fields in `response` and beside it, as one object. */
  fields: WireBody;
  status: number;
}

/** Is a refusal even with a `statusCode` (docs/wire.md#the-envelope-of-an-answer). */
const tooManyAttempts = 'FAILED_MAX_LOGIN_ATTEMPT';

function refusalOf(call: Answered<unknown>, { envelope, fields, status }: Answer): Failure | undefined {
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

function detailsOf(call: Answered<unknown>, envelope: WireBody): unknown {
  try {
    return call.rejection?.decode(envelope);
  } catch {
    return undefined; // it is still a refusal
  }
}

function unauthorisedOf(fields: WireBody | undefined): Failure {
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

import type { ZodMiniType } from 'zod/mini';
import type { Call, WireBody } from '@/contract/call';
import { CallError, type Failure } from './call-error';

export interface HttpReply {
  status: number;
  body: string;
}

type Answered<Reply> = Pick<Call<ZodMiniType, Reply>, 'path' | 'reply' | 'rejection' | 'statusCode'>;

/**
 * Unwraps `{statusCode, response, statusDescription}` and parses it with the call's schema (part 1 §7, interfaces §5).
 * Throws a `CallError` for everything that is not a good answer.
 */
export function readReply<Reply>(call: Answered<Reply>, { status, body }: HttpReply): Reply {
  const fail = (failure: Failure, cause?: unknown) => new CallError(failure, call.path, { cause });
  const envelope = parseObject(body);
  if (status === 401) throw fail({ kind: 'unauthorised', reason: reasonOf(envelope) });
  if (!envelope) throw fail({ kind: 'malformed' });

  const refusal = refusalOf(call, envelope, status);
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
    return typeof value === 'object' && value !== null ? (value as WireBody) : undefined;
  } catch {
    return undefined;
  }
}

function refusalOf(call: Answered<unknown>, envelope: WireBody, status: number): Failure | undefined {
  if (envelope.status === 'error' && textOf(envelope.error)) {
    return { kind: 'rejected', statusCode: undefined, description: textOf(envelope.message) };
  }
  const statusCode = codeOf(envelope.statusCode);
  if (statusCode === 100) return undefined;
  if (statusCode === undefined) return call.statusCode === 'required' ? { kind: 'malformed' } : undefined;
  if (status < 200 || status > 299) return undefined;
  return {
    kind: 'rejected',
    statusCode,
    description: textOf(envelope.statusDescription),
    details: detailsOf(call, envelope),
  };
}

function detailsOf(call: Answered<unknown>, envelope: WireBody): unknown {
  try {
    return call.rejection?.decode(envelope);
  } catch {
    return undefined; // the refusal itself still stands
  }
}

/** 'refresh' is looked for first, then 'expired' and 'invalid' (interfaces §5). */
function reasonOf(envelope: WireBody | undefined): 'refresh' | 'ended' | 'unknown' {
  const words = `${textOf(envelope?.message)} ${textOf(envelope?.statusDescription)}`.toLowerCase();
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

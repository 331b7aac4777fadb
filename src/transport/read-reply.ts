import type { ZodMiniType } from 'zod/mini';
import type { Call } from '@/contract/call';
import { type HttpReply, readEnvelope } from '@/contract/envelope';
import { CallError } from './call-error';

type Answered<Reply> = Pick<Call<ZodMiniType, Reply>, 'path' | 'reply' | 'rejection' | 'statusCode'>;

/** Reads an answer with the call's schema. Throws a `CallError` for every other answer. */
export function readReply<Reply>(call: Answered<Reply>, reply: HttpReply): Reply {
  const envelope = readEnvelope(call, reply);
  if (envelope.kind !== 'answer') throw new CallError(envelope, call.path);
  try {
    return call.reply.decode(envelope.body);
  } catch (error) {
    throw new CallError({ kind: 'malformed' }, call.path, { cause: error });
  }
}

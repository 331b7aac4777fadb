import type { Call } from '@/contract/call';
import { CallError, type Failure, failureOf } from '@/transport/call-error';
import { countWrite } from './running-writes';
import { storedUser } from './stored-user';
import { readStored } from './stored-values';

/** Sends a call with an access token, or without one if there is none. */
type Attempt<Reply> = (token: string | undefined) => Promise<Reply>;

/**
 * Sends a call with the stored access token. If the token is refused, the backend has not carried out the call. So as
 * soon as there is a newer token, the call is sent once more: a write always, a read only while the page cannot reload
 * at once (docs/product/session.md#when-a-token-is-refused). Rejects with a `CallError`, or with the reason of the
 * attempt's own signal.
 */
export function withTokens<Reply>(
  call: Pick<Call, 'path' | 'effect'>,
  attempt: Attempt<Reply>,
): Promise<Reply> {
  const exchange = () => sendTwiceAtMost(call, attempt);
  return call.effect === 'write' ? countWrite(exchange) : exchange();
}

async function sendTwiceAtMost<Reply>(
  { path, effect }: Pick<Call, 'path' | 'effect'>,
  attempt: Attempt<Reply>,
): Promise<Reply> {
  const customerId = storedUser()?.id;
  const token = readStored('acc_token');
  try {
    return await attempt(token);
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    const rules = await loadRules();
    const next = rules ? await rules.answerRefusal(refusal.reason, token) : 'say';
    if (!rules || next === 'say') throw inWords(refusal, path, error);
    // If somebody else has logged in meanwhile, this session must not send the first customer's call.
    if (next === 'leave' || storedUser()?.id !== customerId) throw error;
    if (effect === 'read' && next === 'renewed' && rules.reloadAfterRenewal('now')) throw error;
    try {
      return await sendAgain(path, attempt, rules);
    } finally {
      if (effect === 'write' && next === 'renewed') rules.reloadAfterRenewal('after the answer');
    }
  }
}

/** The second attempt. There is no third one: another 'refresh' is a failure that the shopper reads. */
async function sendAgain<Reply>(path: string, attempt: Attempt<Reply>, rules: Rules): Promise<Reply> {
  const token = readStored('acc_token');
  try {
    return await attempt(token);
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    if (refusal.reason === 'ended' && (await rules.answerRefusal('ended', token)) === 'leave') throw error;
    throw inWords(refusal, path, error);
  }
}

type Rules = typeof import('./unauthorised');

/** Their code loads with the first refusal. Undefined if that fails. */
function loadRules(): Promise<Rules | undefined> {
  return import('./unauthorised').catch(() => undefined);
}

type Refusal = Extract<Failure, { kind: 'unauthorised' }>;

function refusalIn(error: unknown): Refusal | undefined {
  const failure = failureOf(error);
  return failure.kind === 'unauthorised' ? failure : undefined;
}

/** The same failure for the screen, which shows it because the session does nothing else about it. */
function inWords(refusal: Refusal, path: string, cause: unknown): CallError {
  return new CallError({ ...refusal, reason: 'unknown' }, path, { cause });
}

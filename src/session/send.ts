import type { ZodMiniType } from 'zod/mini';
import type { Call } from '@/contract/call';
import { CallError } from '@/transport/call-error';
import { sessionHost } from './host';
import { leaveSession } from './log-out';
import { isSessionOver, storedUser } from './stored-user';
import { readStored } from './stored-values';
import { brandTransport, type Values, withAmbient } from './transport';
import { handleUnauthorised } from './unauthorised';

/**
 * Sends a call as the current customer or visitor and applies the session's rules to what comes back. A call that
 * needs a customer logs out when none is stored (part 1 §6). Rejects with a `CallError`.
 */
export async function send<Request extends ZodMiniType, Reply>(
  call: Call<Request, Reply>,
  values: Values<Call<Request, Reply>>,
  options: { signal?: AbortSignal } = {},
): Promise<Reply> {
  const request = withAmbient<Call<Request, Reply>>(values);
  if (call.audience === 'customer' && !('customerId' in values) && !storedUser()) {
    // What a screen still asks for while it is being left must not wipe again: that would make it ask again.
    if (!isSessionOver()) leaveSession(sessionHost().showLogin);
    throw new CallError({ kind: 'unauthorised', reason: 'ended', description: '' }, call.path);
  }
  const bearer = call.auth === 'access' ? readStored('acc_token') : undefined;
  try {
    return await brandTransport()(call, request, { ...options, bearer });
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'unauthorised') {
      await handleUnauthorised(error.failure.reason, bearer);
    }
    throw error;
  }
}

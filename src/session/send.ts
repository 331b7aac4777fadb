import type { ZodMiniType } from 'zod/mini';
import type { Call } from '@/contract/call';
import { pause } from '@/lib/pause';
import { CallError, failureOf } from '@/transport/call-error';
import { brandTransport, type Values, withAmbient } from './brand-transport';
import { requireUser } from './require-user';
import { readStored } from './stored-values';
import { handleUnauthorised } from './unauthorised';

/** How long to wait for a lost network to come back, in ms. */
const retryDelay = 1_000;

/**
 * Sends a call as the current customer or visitor, and applies the session's rules to the answer. A call that needs a
 * customer logs out when none is stored (docs/product/session.md#logged-in-or-not). Reads are sent once more after a
 * network failure, writes never (docs/wire.md#sent-again-or-not). Rejects with a `CallError`.
 */
export async function send<Request extends ZodMiniType, Reply>(
  call: Call<Request, Reply>,
  values: Values<Call<Request, Reply>>,
  options: { signal?: AbortSignal } = {},
): Promise<Reply> {
  const request = withAmbient<Call<Request, Reply>>(values);
  if (call.audience === 'customer' && !('customerId' in values)) requireUser(call.path);
  const token = readStored('acc_token');
  const bearer = call.auth === 'access' ? token : undefined;
  const attempt = () => brandTransport()(call, request, { ...options, bearer });
  try {
    return await attempt().catch(async (error: unknown) => {
      if (call.effect !== 'read' || failureOf(error).kind !== 'offline') throw error;
      await pause(retryDelay, options.signal);
      return attempt();
    });
  } catch (error) {
    if (!(error instanceof CallError) || error.failure.kind !== 'unauthorised') throw error;
    const { stays } = await handleUnauthorised(error.failure.reason, token);
    if (!stays) throw error;
    throw new CallError({ ...error.failure, reason: 'unknown' }, call.path, { cause: error });
  }
}

import type { ZodMiniType } from 'zod/mini';
import type { Call } from '@/contract/call';
import { pause } from '@/lib/pause';
import { failureOf } from '@/transport/call-error';
import { brandTransport, type Values, withAmbient } from './brand-transport';
import { requireSame, requireUser } from './require-user';
import { storedUser } from './stored-user';
import { withTokens } from './with-tokens';

/** How long to wait for a lost network to come back, in ms. */
const retryDelay = 1_000;

/**
 * Sends a call as the current customer or visitor, and applies the session's rules to the answer. A call that needs a
 * customer logs out when none is stored (docs/product/session.md#logged-in-or-not). A customer's answer is for her alone:
 * if she has logged out meanwhile, the call fails without a message. After a network failure, a read is sent once more,
 * a write never (docs/wire.md#sent-again-or-not). Rejects with a `CallError`.
 */
export async function send<Request extends ZodMiniType, Reply>(
  call: Call<Request, Reply>,
  values: Values<Call<Request, Reply>>,
  options: { signal?: AbortSignal } = {},
): Promise<Reply> {
  const request = withAmbient<Call<Request, Reply>>(values);
  if (call.audience === 'customer' && !('customerId' in values)) requireUser(call.path);
  const customerId = storedUser()?.id;
  return withTokens(call, async (token) => {
    const bearer = call.auth === 'access' ? token : undefined;
    const attempt = () => brandTransport()(call, request, { ...options, bearer });
    try {
      return await attempt();
    } catch (error) {
      if (call.effect !== 'read' || failureOf(error).kind !== 'offline') throw error;
      await pause(retryDelay, options.signal);
      return attempt();
    }
  }).finally(() => requireSame(customerId, call.path));
}

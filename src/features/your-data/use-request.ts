import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTask } from '@/components/use-task';
import { submitFeedback } from '@/contract/feedback';
import { today } from '@/lib/today';
import { requireSame } from '@/session/require-user';
import { send } from '@/session/send';
import { storedUser } from '@/session/stored-user';
import { withLock } from '@/session/with-lock';
import { refusalOf } from '@/transport/call-error';
import { forgetRequest, keepRequest, pendingRequest } from './kept-request';
import { type AccountRequest, newReference, type RequestKind, requestMessage } from './request-rules';

/**
 * A request of the customer who is logged in (docs/product/your-data.md#requests). Its reference is kept before it
 * leaves, so a lost answer, a killed tab or a second tab repeats the same one.
 *
 * @param onArrived is called in the tab that has sent it
 */
export function useRequest(kind: RequestKind, onArrived?: (request: AccountRequest) => Promise<void>) {
  const queryClient = useQueryClient();
  const queryKey = ['request', kind];
  const pending = useQuery({
    queryKey,
    queryFn: async () => (await pendingRequest(kind)) ?? null,
    staleTime: 0,
  });
  const { mutateAsync } = useMutation({
    mutationFn: (who: string | undefined) => withLock(kind, {}, () => sendRequest(kind, who, onArrived)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { pending, ask: useTask(() => mutateAsync(storedUser()?.id)) };
}

async function sendRequest(
  kind: RequestKind,
  who: string | undefined,
  onArrived: ((request: AccountRequest) => Promise<void>) | undefined,
): Promise<void> {
  const kept = await pendingRequest(kind);
  if (kept?.arrived) return; // another tab has sent it
  // The wait for another tab may have outlasted a login: the next customer has asked for nothing.
  requireSame(who, submitFeedback.path);
  const request = kept ?? { reference: newReference(kind), on: today() };
  await keepRequest(kind, request, false);
  requireSame(who, submitFeedback.path);
  try {
    await send(submitFeedback, { subject: 'Other', message: requestMessage(kind, request) });
  } catch (error) {
    // After any other failure it may have arrived: a network that broke off has perhaps carried it.
    if (refusalOf(error)) forgetRequest(kind);
    throw error;
  }
  await keepRequest(kind, request, true);
  await onArrived?.(request);
}

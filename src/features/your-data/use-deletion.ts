import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { yourDataTexts } from '@/brand/texts/your-data';
import { useTask } from '@/components/use-task';
import { submitFeedback } from '@/contract/feedback';
import { unsentBills } from '@/features/bills/queries';
import { today } from '@/lib/today';
import { logOut } from '@/session/log-out';
import { send } from '@/session/send';
import { storedUser } from '@/session/stored-user';
import { withLock } from '@/session/with-lock';
import { refusalOf } from '@/transport/call-error';
import { ask } from '@/ui/feedback/ask';
import { newReference, requestMessage } from './deletion-rules';
import { forgetRequest, keepRequest, pendingRequest, remember, requestOf } from './kept-request';

const pendingKey = ['deletion', 'pending'] as const;

/**
 * The request to delete the account of the customer who is logged in (docs/product/your-data.md#delete-account). Its
 * reference is kept before it leaves, so a lost answer, a killed tab or a second tab repeats the same one.
 */
export function useDeletion(days: number) {
  const queryClient = useQueryClient();
  const who = whoAsks();
  const pending = useQuery({
    queryKey: pendingKey,
    queryFn: async () => (await pendingRequest()) ?? null,
    staleTime: 0,
  });
  const before = useQuery({
    queryKey: ['deletion', 'before', who],
    queryFn: async () => (await requestOf(who)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const request = useMutation({
    mutationFn: () => withLock('deletion', {}, () => sendRequest(who, days)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pendingKey }),
  });
  const asking = useTask(async () => {
    const unsent = unsentBills();
    const { yes, no } = textsOf(commonTexts);
    const question = textsOf(yourDataTexts).deletionAskBills(unsent);
    if (unsent > 0 && !(await ask({ text: question, confirm: yes, cancel: no }))) return;
    await request.mutateAsync();
  });
  const leaving = useTask(() => logOut());
  return { pending, before, ask: asking, leave: leaving };
}

/** One person in one mall: the hash that stays on the phone is of this. */
function whoAsks(): string {
  const { id = '', mobileNumber = '' } = storedUser() ?? {};
  return `${id} ${mobileNumber}`;
}

async function sendRequest(who: string, days: number): Promise<void> {
  const kept = await pendingRequest();
  if (kept?.arrived) return; // another tab has sent it
  const request = kept ?? { reference: newReference(), on: today() };
  await keepRequest(request, false);
  try {
    await send(submitFeedback, { subject: 'Other', message: requestMessage(request) });
  } catch (error) {
    // After any other failure it may have arrived: a network that broke off has perhaps carried it.
    if (refusalOf(error)) forgetRequest();
    throw error;
  }
  await keepRequest(request, true);
  await remember(who, request, days);
}

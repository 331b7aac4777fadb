import { useQuery } from '@tanstack/react-query';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { yourDataTexts } from '@/brand/texts/your-data';
import { useTask } from '@/components/use-task';
import { unsentBills } from '@/features/bills/queries';
import { logOut } from '@/session/log-out';
import { storedUser } from '@/session/stored-user';
import { ask } from '@/ui/feedback/ask';
import { remember, requestOf } from './kept-request';
import { useRequest } from './use-request';

/**
 * The request to delete the account of the customer who is logged in (docs/product/your-data.md#delete-account). This
 * phone remembers it for so many days.
 */
export function useDeletion(days: number) {
  const who = whoAsks();
  const { pending, ask: request } = useRequest('deletion', (arrived) => remember(who, arrived, days));
  const before = useQuery({
    queryKey: ['deletion', 'before', who],
    queryFn: async () => (await requestOf(who)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const asking = useTask(async () => {
    const unsent = unsentBills();
    const { yes, no } = textsOf(commonTexts);
    const question = textsOf(yourDataTexts).deletionAskBills(unsent);
    if (unsent > 0 && !(await ask({ text: question, confirm: yes, cancel: no }))) return;
    await request.run();
  });
  const leaving = useTask(() => logOut());
  return { pending, before, ask: asking, leave: leaving };
}

/** One person in one mall: the hash that stays on the phone is of this. */
function whoAsks(): string {
  const { id = '', mobileNumber = '' } = storedUser() ?? {};
  return `${id} ${mobileNumber}`;
}

import { useQuery } from '@tanstack/react-query';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { moreTexts } from '@/brand/texts/more';
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
    if (await agrees(textsOf(yourDataTexts).deletionAskBills)) await request.run();
  });
  // She may come back to the receipt later, and with new bills.
  const leaving = useTask(async () => {
    if (await agrees(textsOf(moreTexts).logoutWithBills)) await logOut();
  });
  return { pending, before, ask: asking, leave: leaving };
}

/** Whether the bills that wait on this phone may be lost. */
async function agrees(question: (unsent: number) => string): Promise<boolean> {
  const unsent = unsentBills();
  if (unsent === 0) return true;
  const { yes, no } = textsOf(commonTexts);
  return ask({ text: question(unsent), confirm: yes, cancel: no });
}

/** One person in one mall: the hash that stays on the phone is of this. */
function whoAsks(): string {
  const { id = '', mobileNumber = '' } = storedUser() ?? {};
  return `${id} ${mobileNumber}`;
}

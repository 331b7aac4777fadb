import { useMutation } from '@tanstack/react-query';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { moreTexts } from '@/brand/texts/more';
import { useTask } from '@/components/use-task';
import { unsentBills } from '@/features/bills/queries';
import { logOut } from '@/session/log-out';
import { ask } from '@/ui/feedback/ask';

/** Logs out after the shopper has confirmed it. */
export function useLogOut(): () => void {
  const common = textsOf(commonTexts);
  const texts = textsOf(moreTexts);
  const { mutateAsync } = useMutation({ mutationFn: logOut });
  const { run } = useTask(async () => {
    const unsent = unsentBills();
    const sure = await ask({
      text: unsent > 0 ? texts.logoutWithBills(unsent) : texts.logoutQuestion,
      confirm: common.yes,
      cancel: common.no,
    });
    if (sure) await mutateAsync();
  });
  return () => void run();
}

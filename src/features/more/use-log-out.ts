import { useMutation } from '@tanstack/react-query';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { moreTexts } from '@/brand/texts/more';
import { logOut } from '@/session/log-out';
import { ask } from '@/ui/ask';

/** Logs out once the shopper has confirmed it. */
export function useLogOut(): () => void {
  const common = textsOf(commonTexts);
  const { mutate, isPending } = useMutation({ mutationFn: logOut });
  return async () => {
    if (isPending) return;
    const sure = await ask({
      text: textsOf(moreTexts).logoutQuestion,
      confirm: common.yes,
      cancel: common.no,
    });
    if (sure) mutate();
  };
}

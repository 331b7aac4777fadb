import { queryOptions } from '@tanstack/react-query';
import { getReferralHowItWorks } from '@/contract/referral';
import { requireUser } from '@/session/require-user';
import { send } from '@/session/send';

export const referralQueries = {
  /** The server's HTML, unchanged. */
  howItWorks: () =>
    queryOptions({
      queryKey: ['referral', 'how-it-works'],
      queryFn: async ({ signal }) => {
        const { mobileNumber } = requireUser(getReferralHowItWorks.path);
        return (await send(getReferralHowItWorks, { mobileNumber }, { signal })).html;
      },
    }),
};

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_customer/refer-friend')({
  staticData: { optional: 'referral' },
  codeSplitGroupings: [],
  loader: async ({ context: { queryClient } }) => {
    const { prepareReferral } = await import('@/features/referral/referral-screen');
    await prepareReferral(queryClient);
  },
  component: lazyRouteComponent(() => import('@/features/referral/referral-screen'), 'ReferralScreen'),
});

import { createFileRoute } from '@tanstack/react-router';
import { prepareReferral, ReferralScreen } from '@/features/referral/referral-screen';

export const Route = createFileRoute('/_customer/refer-friend')({
  staticData: { optional: 'referral' },
  loader: ({ context: { queryClient } }) => prepareReferral(queryClient),
  component: ReferralScreen,
});

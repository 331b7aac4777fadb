import { createFileRoute } from '@tanstack/react-router';
import { MembershipScreen } from '@/features/membership/membership-screen';
import { membershipQueries } from '@/features/membership/queries';

export const Route = createFileRoute('/_customer/membership')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(membershipQueries.details());
  },
  component: MembershipScreen,
});

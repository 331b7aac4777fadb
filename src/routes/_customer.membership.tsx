import { createFileRoute } from '@tanstack/react-router';
import { loadComposition } from '@/components/card-layout';
import { tillCard } from '@/components/use-shown';
import { MembershipScreen } from '@/features/membership/membership-screen';
import { membershipQueries } from '@/features/membership/queries';

export const Route = createFileRoute('/_customer/membership')({
  staticData: { atTheTill: true },
  // The address of the app's shortcut: the card opens at once.
  validateSearch: ({ show }: Record<string, unknown>): { show?: typeof tillCard } =>
    show === tillCard ? { show } : {},
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(membershipQueries.details());
    return loadComposition();
  },
  component: MembershipScreen,
});

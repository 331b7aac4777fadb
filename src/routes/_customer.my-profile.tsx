import { createFileRoute } from '@tanstack/react-router';
import { ownCustomerQuery } from '@/components/customer-query';
import { ProfileScreen } from '@/features/profile/profile-screen';

export const Route = createFileRoute('/_customer/my-profile')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownCustomerQuery());
  },
  component: ProfileScreen,
});

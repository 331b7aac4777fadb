import { createFileRoute } from '@tanstack/react-router';
import { ownCustomerQuery } from '@/components/customer-query';
import { EditProfileScreen } from '@/features/profile/edit-profile-screen';

export const Route = createFileRoute('/_customer/edit-profile')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownCustomerQuery());
  },
  component: EditProfileScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { ownCustomerQuery } from '@/components/customer-query';
import { EditProfileScreen } from '@/features/profile/edit-profile-screen';
import { openDraft } from '@/session/opened-drafts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The profile is the step before in the history. */
    fromProfile?: boolean;
  }
}

export const Route = createFileRoute('/_customer/edit-profile')({
  beforeLoad: () => openDraft('profile'),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownCustomerQuery());
  },
  component: EditProfileScreen,
});

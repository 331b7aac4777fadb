import { createFileRoute } from '@tanstack/react-router';
import { locationsQuery } from '@/components/locations-query';
import { ContactScreen } from '@/features/contact/contact-screen';
import { readContactSearch } from '@/features/contact/contact-search';

export const Route = createFileRoute('/_customer/contact-us')({
  staticData: { tab: 'more' },
  // In the address, so that a reload shows the same location.
  validateSearch: readContactSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(locationsQuery());
  },
  component: ContactScreen,
});

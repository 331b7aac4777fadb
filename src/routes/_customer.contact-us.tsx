import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen, prepareContact } from '@/features/contact/contact-screen';
import { readContactSearch } from '@/lib/contact-search';

export const Route = createFileRoute('/_customer/contact-us')({
  staticData: { tab: 'more', optional: 'contact' },
  // In the address, so that a reload shows the same location.
  validateSearch: readContactSearch,
  loader: ({ context: { queryClient } }) => prepareContact(queryClient),
  component: ContactScreen,
});

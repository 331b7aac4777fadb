import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen, prepareContact } from '@/features/contact/contact-screen';
import { readSearchId, type SearchId } from '@/lib/search-id';

export const Route = createFileRoute('/_customer/contact-us')({
  staticData: { tab: 'more', optional: 'contact' },
  // The location that is shown, the first one when left out. In the address, so that a reload shows the same one.
  validateSearch: ({ location }: Record<string, unknown>): { location?: SearchId | undefined } => ({
    location: readSearchId(location),
  }),
  loader: ({ context: { queryClient } }) => prepareContact(queryClient),
  component: ContactScreen,
});

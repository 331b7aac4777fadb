import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readContactSearch } from '@/lib/contact-search';

export const Route = createFileRoute('/_customer/contact-us')({
  staticData: { tab: 'more', optional: 'contact' },
  codeSplitGroupings: [],
  // In the address, so that a reload shows the same location.
  validateSearch: readContactSearch,
  loader: async ({ context: { queryClient } }) => {
    const { prepareContact } = await import('@/features/contact/contact-screen');
    prepareContact(queryClient);
  },
  component: lazyRouteComponent(() => import('@/features/contact/contact-screen'), 'ContactScreen'),
});

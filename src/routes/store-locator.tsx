import { createFileRoute } from '@tanstack/react-router';
import { readDirectorySearch } from '@/lib/directory-search';

/** The directory, for visitors and customers. A shopper who leaves it starts over with the next visit. */
export const Route = createFileRoute('/store-locator')({
  staticData: { optional: 'stores' },
  validateSearch: readDirectorySearch,
  onLeave: async ({ context: { queryClient } }) => {
    const { leaveDirectory } = await import('@/features/stores/leave-directory');
    leaveDirectory(queryClient);
  },
});

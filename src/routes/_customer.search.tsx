import { createFileRoute } from '@tanstack/react-router';
import { recentSearchesReady } from '@/features/search/recent-searches';
import { SearchScreen } from '@/features/search/search-screen';

export const Route = createFileRoute('/_customer/search')({
  staticData: { tab: 'home', optional: 'search' },
  // In the address, so that Back from a result returns to the same results.
  validateSearch: ({ q }: Record<string, unknown>): { q?: string | number | undefined } => ({
    q: typeof q === 'string' || typeof q === 'number' ? q : undefined,
  }),
  loader: recentSearchesReady,
  component: SearchScreen,
});

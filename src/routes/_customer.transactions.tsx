import { createFileRoute } from '@tanstack/react-router';
import { prefetchShown } from '@/features/transactions/queries';
import { TransactionsScreen } from '@/features/transactions/transactions-screen';
import { readSearch } from '@/features/transactions/transactions-search';

export const Route = createFileRoute('/_customer/transactions')({
  staticData: { tab: 'transactions', atTheTill: true },
  // Tab and filters are in the address, so that Back from a bill or an order returns to the same list.
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps, cause }) => {
    // A chosen tab or filter loads missing data by itself.
    if (cause !== 'stay') prefetchShown(queryClient, deps);
  },
  component: TransactionsScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { prefetchShown } from '@/features/transactions/queries';
import { TransactionsScreen } from '@/features/transactions/transactions-screen';
import { readSearch } from '@/features/transactions/transactions-search';

export const Route = createFileRoute('/_customer/transactions')({
  staticData: { tab: 'transactions' },
  // In the address, so that Back from a bill or an order leads to the list that the shopper came from.
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps, cause }) => {
    // A tab or a filter that was chosen asks by itself for what is not there yet.
    if (cause !== 'stay') prefetchShown(queryClient, deps);
  },
  component: TransactionsScreen,
});

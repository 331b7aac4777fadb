import { createFileRoute } from '@tanstack/react-router';
import { GuidelinesScreen } from '@/features/bills/guidelines/guidelines-screen';
import { billQueries } from '@/features/bills/queries';

export const Route = createFileRoute('/_customer/bill-upload-guidelines')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(billQueries.guidelines());
  },
  component: GuidelinesScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { merchantQuery } from '@/components/merchant-query';
import { billQueries } from '@/features/bills/queries';
import { SubmitScreen } from '@/features/bills/submit/submit-screen';

export const Route = createFileRoute('/_customer/submit-bill')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(merchantQuery());
    void queryClient.prefetchQuery(billQueries.locations());
  },
  component: SubmitScreen,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The tab that is open at first: 0 short, 1 long. */
    billTab?: 0 | 1;
  }
}

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

import { createFileRoute } from '@tanstack/react-router';
import { merchantQuery } from '@/components/merchant-query';
import { DashboardScreen } from '@/features/dashboard/dashboard-screen';
import { dashboardQueries } from '@/features/dashboard/queries';

export const Route = createFileRoute('/_customer/dashboard')({
  staticData: { tab: 'home' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(merchantQuery());
    void queryClient.prefetchQuery(dashboardQueries.banners());
    void queryClient.prefetchQuery(dashboardQueries.strip());
  },
  component: DashboardScreen,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The shopper comes from the login or the registration. */
    afterLogin?: true;
  }
}

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
    /** The login, or the registration, led here. */
    afterLogin?: true;
  }
}

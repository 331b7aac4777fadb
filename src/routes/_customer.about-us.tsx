import { createFileRoute } from '@tanstack/react-router';
import { MenuPageScreen } from '@/features/pages/menu-page-screen';
import { pageQueries } from '@/features/pages/queries';

export const Route = createFileRoute('/_customer/about-us')({
  staticData: { tab: 'more' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(pageQueries.menuPage('aboutUs'));
  },
  component: () => <MenuPageScreen page="aboutUs" />,
});

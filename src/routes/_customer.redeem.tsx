import { createFileRoute } from '@tanstack/react-router';
import { CatalogueScreen } from '@/features/redeem/catalogue-screen';

export const Route = createFileRoute('/_customer/redeem')({
  staticData: { tab: 'redeem' },
  // In the route's context: the location itself is the next screen's as soon as this one is being left.
  beforeLoad: ({ location }) => ({ relatedTo: location.state.relatedTo }),
  loader: async () => (await import('@/features/redeem/browsing')).browsingReady(),
  component: CatalogueScreen,
});

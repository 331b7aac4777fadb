import { createFileRoute } from '@tanstack/react-router';
import { CatalogueScreen } from '@/features/redeem/catalogue-screen';

export const Route = createFileRoute('/_customer/redeem')({
  loader: async () => (await import('@/features/redeem/browsing')).browsingReady(),
  component: CatalogueScreen,
});

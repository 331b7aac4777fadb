import { createFileRoute } from '@tanstack/react-router';
import { browsingReady } from '@/features/redeem/browsing';
import { CatalogueScreen } from '@/features/redeem/catalogue-screen';

export const Route = createFileRoute('/_customer/redeem')({
  loader: browsingReady,
  component: CatalogueScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { OffersScreen, prepareOffers } from '@/features/offers/offers-screen';

export const Route = createFileRoute('/_customer/offers')({
  staticData: { tab: 'offers', optional: 'offers' },
  loader: ({ context: { queryClient } }) => prepareOffers(queryClient),
  component: OffersScreen,
});

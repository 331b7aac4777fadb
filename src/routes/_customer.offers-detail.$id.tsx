import { createFileRoute } from '@tanstack/react-router';
import { OfferDetailScreen, prepareOffer } from '@/features/offers/offer-detail-screen';

export const Route = createFileRoute('/_customer/offers-detail/$id')({
  staticData: { tab: 'offers', optional: 'offers' },
  loader: ({ context: { queryClient }, params: { id }, cause }) => {
    // A thumb that scrolls a list touches its cards, so only a real tap sends a call.
    if (cause === 'preload') return;
    prepareOffer(queryClient, id);
  },
  component: OfferDetailScreen,
});

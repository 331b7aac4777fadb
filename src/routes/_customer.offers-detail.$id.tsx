import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_customer/offers-detail/$id')({
  staticData: { tab: 'offers', optional: 'offers' },
  codeSplitGroupings: [],
  loader: async ({ context: { queryClient }, params: { id }, cause }) => {
    // A thumb that scrolls a list touches its cards, so only a real tap sends a call.
    if (cause === 'preload') return;
    const { prepareOffer } = await import('@/features/offers/offer-detail-screen');
    prepareOffer(queryClient, id);
  },
  component: lazyRouteComponent(() => import('@/features/offers/offer-detail-screen'), 'OfferDetailScreen'),
});

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_customer/offers-detail/$id')({
  staticData: { tab: 'offers', optional: 'offers' },
  codeSplitGroupings: [],
  beforeLoad: ({ location, params }) => {
    const { offer } = location.state;
    return { known: offer?.id === params.id ? offer : undefined };
  },
  component: lazyRouteComponent(() => import('@/features/offers/offer-detail-screen'), 'OfferDetailScreen'),
});

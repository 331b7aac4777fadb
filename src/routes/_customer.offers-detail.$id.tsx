import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { currentBrand } from '@/brand/current-brand';

export const Route = createFileRoute('/_customer/offers-detail/$id')({
  codeSplitGroupings: [],
  beforeLoad: ({ location, params }) => {
    if (!currentBrand().screens.offers) throw redirect({ to: '/dashboard', replace: true });
    const { offer } = location.state;
    return { known: offer?.id === params.id ? offer : undefined };
  },
  component: lazyRouteComponent(() => import('@/features/offers/offer-detail-screen'), 'OfferDetailScreen'),
});

import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { currentBrand } from '@/brand/current-brand';

export const Route = createFileRoute('/_customer/offers-detail/$id')({
  codeSplitGroupings: [],
  beforeLoad: () => {
    if (!currentBrand().screens.offers) throw redirect({ to: '/dashboard', replace: true });
  },
  component: lazyRouteComponent(() => import('@/features/offers/offer-detail-screen'), 'OfferDetailScreen'),
});

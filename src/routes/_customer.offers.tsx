import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { currentBrand } from '@/brand/current-brand';

/** Code that a mall may do without: it is split off by area, not by route, so that the site's builder can leave it out. */
export const Route = createFileRoute('/_customer/offers')({
  codeSplitGroupings: [],
  beforeLoad: () => {
    if (!currentBrand().screens.offers) throw redirect({ to: '/dashboard', replace: true });
  },
  loader: async () => (await import('@/features/offers/offer-search')).offerSearchReady(),
  component: lazyRouteComponent(() => import('@/features/offers/offers-screen'), 'OffersScreen'),
});

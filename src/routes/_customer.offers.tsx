import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

/**
 * A merchant may switch this area off. Its code is split off by area, not by route, so that the builder can leave it
 * out.
 */
export const Route = createFileRoute('/_customer/offers')({
  staticData: { tab: 'offers', optional: 'offers' },
  codeSplitGroupings: [],
  loader: async ({ context: { queryClient } }) => {
    const { prepareOffers } = await import('@/features/offers/offers-screen');
    await prepareOffers(queryClient);
  },
  component: lazyRouteComponent(() => import('@/features/offers/offers-screen'), 'OffersScreen'),
});

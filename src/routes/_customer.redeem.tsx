import { createFileRoute } from '@tanstack/react-router';
import { merchantQuery } from '@/components/merchant-query';
import { openBrowsing } from '@/features/redeem/browsing';
import { CatalogueScreen } from '@/features/redeem/catalogue-screen';
import { productQueries } from '@/features/redeem/queries';
import { stateText } from '@/lib/state-text';

export const Route = createFileRoute('/_customer/redeem')({
  staticData: { tab: 'redeem' },
  // Only what the shopper's points are enough for. In the address, so that Back from a product returns to the same list.
  validateSearch: ({ within }: Record<string, unknown>): { within?: 'points' | undefined } => ({
    within: within === 'points' ? within : undefined,
  }),
  // In the route's context, because the location already belongs to the next screen while this one is being left.
  beforeLoad: ({ location: { state } }) => {
    const [id, productId] = [stateText(state.relatedTo), stateText(state.relatedToProduct)];
    return { relatedTo: id && productId ? { id, productId } : undefined };
  },
  loader: async ({ context: { queryClient, relatedTo } }) => {
    const { view: _, ...browsing } = await openBrowsing();
    void queryClient.prefetchQuery(productQueries.list({ ...browsing, relatedTo }));
    void queryClient.prefetchQuery(merchantQuery());
  },
  component: CatalogueScreen,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Both ids of the product whose related products the catalogue shows. */
    relatedTo?: string;
    relatedToProduct?: string;
  }
}

import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { knownOffer } from '@/components/known-offers';
import { getMerchantOffers, getOfferDetails, type Offer } from '@/contract/offers';
import { followingPage } from '@/lib/following-page';
import { send } from '@/session/send';

const lists = ['offers', 'list'] as const;

export const offerQueries = {
  lists,

  /**
   * All matching offers, page by page from 1. While the list is in memory, it is not loaded again, so it does not
   * change while the shopper reads it.
   */
  list: (search: string) =>
    infiniteQueryOptions({
      queryKey: [...lists, search],
      queryFn: ({ pageParam, signal }) => send(getMerchantOffers, { page: pageParam, search }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ nextPage }, _pages, page) => followingPage(nextPage, page),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** One offer with its locations, or null if it does not exist. */
  details: (offerId: string) =>
    queryOptions({
      queryKey: ['offers', 'details', offerId],
      queryFn: async ({ signal }) => (await send(getOfferDetails, { offerId }, { signal })).offer ?? null,
    }),
};

/** An offer from a cached list or from another screen, or undefined. */
export function cachedOffer(queryClient: QueryClient, id: string): Offer | undefined {
  const listed = queryClient
    .getQueriesData<InfiniteData<{ offers: Offer[] }>>({ queryKey: offerQueries.lists })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ offers }) => offers)
    .find((offer) => offer.id === id);
  return listed ?? knownOffer(queryClient, id);
}

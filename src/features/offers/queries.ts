import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { getMerchantOffers, getOfferDetails, type Offer } from '@/contract/offers';
import { send } from '@/session/send';
import { followingPage } from './offer-rules';

const lists = ['offers', 'list'] as const;

export const offerQueries = {
  lists,

  /** All offers that match, page by page from 1. As long as it is kept, the list is not loaded anew under its reader. */
  list: (search: string) =>
    infiniteQueryOptions({
      queryKey: [...lists, search],
      queryFn: ({ pageParam, signal }) => send(getMerchantOffers, { page: pageParam, search }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ nextPage }, _pages, page) => followingPage(nextPage, page),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** One offer with its locations; null when there is no such offer. */
  details: (offerId: string) =>
    queryOptions({
      queryKey: ['offers', 'details', offerId],
      queryFn: async ({ signal }) => (await send(getOfferDetails, { offerId }, { signal })).offer ?? null,
    }),
};

/** An offer as a list showed it; undefined when no cached list has it. */
export function cachedOffer(queryClient: QueryClient, id: string): Offer | undefined {
  return queryClient
    .getQueriesData<InfiniteData<{ offers: Offer[] }>>({ queryKey: offerQueries.lists })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ offers }) => offers)
    .find((offer) => offer.id === id);
}

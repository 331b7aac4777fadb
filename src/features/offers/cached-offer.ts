import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Offer } from '@/contract/offers';
import { offerQueries } from './queries';

/** An offer as a list showed it; undefined where no list that is cached has it. */
export function cachedOffer(queryClient: QueryClient, id: string): Offer | undefined {
  return queryClient
    .getQueriesData<InfiniteData<{ offers: Offer[] }>>({ queryKey: offerQueries.lists })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ offers }) => offers)
    .find((offer) => offer.id === id);
}

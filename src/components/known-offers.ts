import type { QueryClient } from '@tanstack/react-query';
import type { Offer } from '@/contract/offers';

/** Offers that a screen outside of their own area has shown: their details open with what is known of them. */
const keyOf = (id: string) => ['known-offers', id] as const;

export function rememberOffer(queryClient: QueryClient, offer: Offer): void {
  queryClient.setQueryData(keyOf(offer.id), offer);
}

export function knownOffer(queryClient: QueryClient, id: string): Offer | undefined {
  return queryClient.getQueryData(keyOf(id));
}

import { queryOptions } from '@tanstack/react-query';
import { getLoyaltyProgramTierDetails } from '@/contract/membership';
import { getStaticWebPage, pageTypes } from '@/contract/pages';
import { send } from '@/session/send';
import { readStored } from '@/session/stored-values';

export const membershipQueries = {
  /** The customer's card, current tier and all tiers. */
  details: () =>
    queryOptions({
      queryKey: ['membership'],
      queryFn: ({ signal }) =>
        send(getLoyaltyProgramTierDetails, { loyaltyId: readStored('loyaltyId') ?? '' }, { signal }),
      gcTime: Number.POSITIVE_INFINITY,
      meta: { dependsOnBills: true, wallet: { rank: 1 } },
    }),

  /** The server's HTML, unchanged. */
  benefits: () =>
    queryOptions({
      queryKey: ['pages', 'benefits'],
      queryFn: ({ signal }) => send(getStaticWebPage, { pageType: pageTypes.benefits }, { signal }),
      meta: { saysOffline: true },
    }),
};

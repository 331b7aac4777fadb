import { queryOptions } from '@tanstack/react-query';
import { getLoyaltyProgramTierDetails } from '@/contract/membership';
import { getStaticWebPage, pageTypes } from '@/contract/pages';
import { send } from '@/session/send';
import { readStored } from '@/session/stored-values';

export const membershipQueries = {
  /** The customer's card, standing and tiers. */
  details: () =>
    queryOptions({
      queryKey: ['membership'],
      queryFn: ({ signal }) =>
        send(getLoyaltyProgramTierDetails, { loyaltyId: readStored('loyaltyId') ?? '' }, { signal }),
    }),

  /** HTML as the server sends it. */
  benefits: () =>
    queryOptions({
      queryKey: ['pages', 'benefits'],
      queryFn: ({ signal }) => send(getStaticWebPage, { pageType: pageTypes.benefits }, { signal }),
    }),
};

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPincode, getPincodeStateCity } from '@/contract/customer';
import { send } from '@/session/send';
import { CallError } from '@/transport/call-error';
import { askAgainOnline } from '../ask-again-online';

export const pincodeQueries = {
  /** Suggestions for the digits that are typed so far. It is silent, because a refusal shows under the field. */
  suggestions: (digits: string) =>
    queryOptions({
      queryKey: ['pincodes', digits],
      queryFn: ({ signal }) => send(getPincode, { pincode: digits }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      ...askAgainOnline,
      placeholderData: keepPreviousData,
      meta: { silent: true },
    }),

  /** City, state and country of a whole pincode. Silent: a refusal stands under the field. */
  places: (pincode: string) =>
    queryOptions({
      queryKey: ['pincodes', pincode, 'places'],
      queryFn: async ({ signal }) => {
        const places = await send(getPincodeStateCity, { pincode }, { signal });
        if (!places.city.name) throw new CallError({ kind: 'malformed' }, getPincodeStateCity.path);
        return places;
      },
      staleTime: Number.POSITIVE_INFINITY,
      ...askAgainOnline,
      meta: { silent: true },
    }),
};

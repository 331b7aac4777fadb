import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPincode } from '@/contract/customer';
import { send } from '@/session/send';

export const pincodeQueries = {
  /** Suggestions for the digits typed so far. Silent: a refusal stands under the field. */
  suggestions: (digits: string) =>
    queryOptions({
      queryKey: ['pincodes', digits],
      queryFn: ({ signal }) => send(getPincode, { pincode: digits }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
      meta: { silent: true },
    }),
};

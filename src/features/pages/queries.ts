import { queryOptions } from '@tanstack/react-query';
import { getTermsCondition } from '@/contract/pages';
import { send } from '@/session/send';

export const pageQueries = {
  /** HTML as the server sends it. */
  terms: () =>
    queryOptions({
      queryKey: ['pages', 'terms'],
      queryFn: ({ signal }) => send(getTermsCondition, {}, { signal }),
    }),
};

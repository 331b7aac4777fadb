import { queryOptions } from '@tanstack/react-query';
import { getFaqList } from '@/contract/faqs';
import { send } from '@/session/send';

export const faqQueries = {
  /** By category, in the backend's order. */
  all: () =>
    queryOptions({
      queryKey: ['faqs'],
      queryFn: ({ signal }) => send(getFaqList, {}, { signal }),
    }),
};

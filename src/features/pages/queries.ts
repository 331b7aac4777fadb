import { queryOptions } from '@tanstack/react-query';
import { getStaticWebPage, getTermsCondition, pageTypes } from '@/contract/pages';
import { send } from '@/session/send';

/** The pages that the menu leads to, for customers alone. */
export type MenuPage = 'aboutUs' | 'howItWorks';

/** The server's HTML, unchanged. */
export const pageQueries = {
  terms: () =>
    queryOptions({
      queryKey: ['pages', 'terms'],
      queryFn: ({ signal }) => send(getTermsCondition, {}, { signal }),
    }),

  menuPage: (page: MenuPage) =>
    queryOptions({
      queryKey: ['pages', page],
      queryFn: ({ signal }) => send(getStaticWebPage, { pageType: pageTypes[page] }, { signal }),
    }),
};

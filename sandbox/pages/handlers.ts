import { pageTypes } from '@/contract/pages';
import { rowWith } from '../database/rows';
import type { Context, Handlers } from '../noun/handler';
import { hostileMarkup } from '../shared/hostile-markup';
import { pages } from './tables';

export const pageHandlers = {
  getTermsCondition: (_request, context) => pageOf(context, pageTypes.terms),

  async getStaticWebPage({ pageType }, context) {
    const { benefits, menuPages, hostileHtml } = context.settings;
    if (pageType === pageTypes.benefits ? !benefits : !menuPages) return '';
    return `${await pageOf(context, pageType)}${hostileHtml ? hostileMarkup : ''}`;
  },
} satisfies Partial<Handlers>;

/** The merchant's HTML of one page type (docs/product/pages.md#html), or ''. */
async function pageOf({ db, merchant }: Context, type: number): Promise<string> {
  return (await rowWith(db, pages, { merchantId: merchant.id, type }))?.html ?? '';
}

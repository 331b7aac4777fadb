import { and, eq } from 'drizzle-orm';
import { pageTypes } from '@/contract/pages';
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
} satisfies Pick<Handlers, 'getStaticWebPage' | 'getTermsCondition'>;

/** The merchant's HTML of one page type (docs/product/pages.md#html), or ''. */
async function pageOf({ db, merchant }: Context, type: number): Promise<string> {
  const [page] = await db
    .select({ html: pages.html })
    .from(pages)
    .where(and(eq(pages.merchantId, merchant.id), eq(pages.type, type)));
  return page?.html ?? '';
}

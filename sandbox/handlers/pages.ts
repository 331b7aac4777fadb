import { and, eq } from 'drizzle-orm';
import { pages } from '../db/schema';
import type { Context, Handlers } from '../handler';

export const pageHandlers = {
  getTermsCondition: (_request, context) => pageOf(context, 304),
} satisfies Pick<Handlers, 'getTermsCondition'>;

/** The merchant's HTML of one page type (part 2 §9); '' where it has none. */
async function pageOf({ db, merchant }: Context, type: number): Promise<string> {
  const [page] = await db
    .select({ html: pages.html })
    .from(pages)
    .where(and(eq(pages.merchantId, merchant.id), eq(pages.type, type)));
  return page?.html ?? '';
}

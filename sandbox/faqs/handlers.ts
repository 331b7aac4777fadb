import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '../noun/handler';
import { byLabel } from '../shared/by-label';
import { hostileMarkup } from '../shared/hostile-markup';
import { faqs } from './tables';

export const faqHandlers = {
  async getFaqList(_request, { db, merchant, settings }) {
    if (!settings.menuPages) return [];
    const rows = await db.select().from(faqs).where(eq(faqs.merchantId, merchant.id)).orderBy(asc(faqs.id));
    const hostile = settings.hostileHtml ? hostileMarkup : '';
    return byLabel(rows, ({ category }) => category).map(({ label, entries }) => ({
      label,
      entries: entries.map(({ id, question, answer }) => ({
        id: String(id),
        question,
        answer: `${answer}${hostile}`,
      })),
    }));
  },
} satisfies Pick<Handlers, 'getFaqList'>;

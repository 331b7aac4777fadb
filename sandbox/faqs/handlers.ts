import { rowsWith } from '../database/rows';
import type { Handlers } from '../noun/handler';
import { byLabel } from '../shared/by-label';
import { hostileMarkup } from '../shared/hostile-markup';
import { faqs } from './tables';

export const faqHandlers = {
  async getFaqList(_request, { db, merchant, settings }) {
    if (!settings.menuPages) return [];
    const rows = await rowsWith(db, faqs, { merchantId: merchant.id });
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
} satisfies Partial<Handlers>;

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { merchants } from '../merchants/tables';

/** Questions and answers; categories stand in the order of their first row. */
export const faqs = sqliteTable(
  'faqs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id),
    category: text('category').notNull(),
    question: text('question').notNull(),
    /** HTML. */
    answer: text('answer').notNull(),
  },
  (table) => [index('faqs_merchant').on(table.merchantId)],
);

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ofMall } from '../merchants/tables';

/** Questions and answers; categories stand in the order of their first row. */
export const faqs = sqliteTable(
  'faqs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    merchantId: ofMall(),
    category: text('category').notNull(),
    question: text('question').notNull(),
    /** HTML. */
    answer: text('answer').notNull(),
  },
  (table) => [index('faqs_merchant').on(table.merchantId)],
);

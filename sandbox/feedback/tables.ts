import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { rowOf, time } from '../database/columns';
import { customers } from '../members/tables';

export const feedback = sqliteTable(
  'feedback',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: rowOf('customer_id', () => customers.id),
    merchantId: text('merchant_id').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [index('feedback_merchant').on(table.merchantId)],
);

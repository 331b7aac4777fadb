import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { merchants } from '../merchants/tables';

/** Where shoppers shop and collect their rewards. */
export const locations = sqliteTable('locations', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  merchantId: text('merchant_id')
    .notNull()
    .references(() => merchants.id),
  name: text('name').notNull(),
  /** How many days back a bill may be dated; null for no limit. */
  billDays: integer('bill_days'),
});

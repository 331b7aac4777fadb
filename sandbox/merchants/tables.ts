import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { MerchantSettings } from '../noun/settings';

export const merchants = sqliteTable('merchants', {
  id: text('id').primaryKey(),
  settings: text('settings', { mode: 'json' }).$type<MerchantSettings>().notNull(),
});

/** The mall that a row belongs to. */
export const ofMall = () =>
  text('merchant_id')
    .notNull()
    .references(() => merchants.id);

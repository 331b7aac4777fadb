import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { merchants } from '../merchants/tables';

/** What a category of stores earns in a tier. */
export interface TierRate {
  category: string;
  /** Rupees. */
  currencySpent: number;
  earnPoints: number;
}

export const tiers = sqliteTable(
  'tiers',
  {
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id),
    /** From 1, as memberships name it. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** Points. */
    rangeStart: integer('range_start').notNull(),
    /** Rupees that earn the points of this tier. */
    currencySpent: integer('currency_spent').notNull(),
    earnPoints: real('earn_points').notNull(),
    /** What the categories of stores earn in this tier. */
    rates: text('rates', { mode: 'json' }).$type<TierRate[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.position] })],
);

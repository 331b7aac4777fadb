import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ofMall } from '../merchants/tables';

/** The earn rate of a category of stores in a tier. */
export interface TierRate {
  category: string;
  /** Rupees. */
  currencySpent: number;
  earnPoints: number;
}

export const tiers = sqliteTable(
  'tiers',
  {
    merchantId: ofMall(),
    /** The tier's number, from 1. Memberships refer to it. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** Points. */
    rangeStart: integer('range_start').notNull(),
    /** The rupees for which this tier earns its points. */
    currencySpent: integer('currency_spent').notNull(),
    earnPoints: real('earn_points').notNull(),
    /** The earn rates of the categories of stores in this tier. */
    rates: text('rates', { mode: 'json' }).$type<TierRate[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.position] })],
);

import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { bills } from '../bills/tables';
import { rowOf, time, yes } from '../database/columns';
import { memberships } from '../members/tables';
import { orders } from '../orders/tables';

/** Why points came or went. */
export const pointReasons = [
  'opening',
  'welcome',
  'referral',
  'bonus',
  'bill',
  'order',
  'adjustment',
  'bill-deleted',
  'expiry',
] as const;

/** Every movement of points; a balance is the sum. Only `postPoints` and the seed add rows. */
export const ledger = sqliteTable(
  'ledger',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    membershipId: rowOf('membership_id', () => memberships.id),
    /** Hundredths of a point; negative when redeemed or expired. */
    hundredths: integer('hundredths').notNull(),
    reason: text('reason', { enum: pointReasons }).notNull(),
    /** Of what an order took. */
    orderId: integer('order_id').references(() => orders.id),
    /** Of what a bill earned, and of what its deletion took back. */
    billId: integer('bill_id').references(() => bills.id),
    /** Which earned points these came out of first, as with an expiry. */
    lotId: integer('lot_id').references((): AnySQLiteColumn => ledger.id),
    /** The last day of points that were earned, as YYYY-MM-DD; null for points that never expire. */
    expiresOn: text('expires_on'),
    /** Whether the expiry of earned points is still to come. */
    open: yes('open').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('ledger_membership').on(table.membershipId),
    index('ledger_expiry').on(table.open, table.expiresOn),
    index('ledger_bill').on(table.billId),
  ],
);

import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { bills } from '../bills/tables';
import { rowOf, time, yes } from '../database/columns';
import { memberships } from '../members/tables';
import { orders } from '../orders/tables';

/** Why points were added or taken away. */
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

/** Every movement of points. Their sum is the balance. Only `postPoints` and the seed add rows. */
export const ledger = sqliteTable(
  'ledger',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    membershipId: rowOf('membership_id', () => memberships.id),
    /** Hundredths of a point, negative for redeemed or expired points. */
    hundredths: integer('hundredths').notNull(),
    reason: text('reason', { enum: pointReasons }).notNull(),
    /** The order that these points paid for. */
    orderId: integer('order_id').references(() => orders.id),
    /** The bill that earned these points, or whose deletion took them back. */
    billId: integer('bill_id').references(() => bills.id),
    /** The earned points that these used up first, for example the expired ones. */
    lotId: integer('lot_id').references((): AnySQLiteColumn => ledger.id),
    /** The last valid day of earned points, as YYYY-MM-DD. Null for points that never expire. */
    expiresOn: text('expires_on'),
    /** Whether earned points still have to expire. */
    open: yes('open').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('ledger_membership').on(table.membershipId),
    index('ledger_expiry').on(table.open, table.expiresOn),
    index('ledger_bill').on(table.billId),
  ],
);

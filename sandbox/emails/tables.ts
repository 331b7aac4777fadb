import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { rowOf, time } from '../database/columns';
import { customers } from '../members/tables';

/** Mails that ask a customer to verify an address. The operator opens their links. */
export const emailVerifications = sqliteTable(
  'email_verifications',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: rowOf('customer_id', () => customers.id),
    merchantId: text('merchant_id').notNull(),
    email: text('email').notNull(),
    sentAt: time('sent_at').notNull(),
    verifiedAt: time('verified_at'),
  },
  (table) => [index('email_verifications_customer').on(table.customerId)],
);

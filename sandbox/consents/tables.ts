import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { rowOf, time } from '../database/columns';
import { memberships } from '../members/tables';

/** Who gets SMS messages; the key stands in the link of each of them. */
export const smsConsents = sqliteTable(
  'sms_consents',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    membershipId: rowOf('membership_id', () => memberships.id).unique(),
    merchantId: text('merchant_id').notNull(),
    key: text('key').notNull(),
    /** Null for who gets them. */
    optedOutAt: time('opted_out_at'),
  },
  (table) => [unique().on(table.merchantId, table.key)],
);

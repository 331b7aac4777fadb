import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { rowOf, time } from '../database/columns';
import { customers } from '../members/tables';

export const otps = sqliteTable(
  'otps',
  {
    id: text('id').primaryKey(),
    merchantId: text('merchant_id').notNull(),
    mobile: text('mobile').notNull(),
    salt: text('salt').notNull(),
    hash: text('hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    verifiedAt: time('verified_at'),
  },
  (table) => [index('otps_mobile').on(table.merchantId, table.mobile)],
);

export const sessions = sqliteTable('sessions', {
  id: text('id').primaryKey(),
  customerId: rowOf('customer_id', () => customers.id),
  merchantId: text('merchant_id').notNull(),
  createdAt: time('created_at').notNull(),
  revokedAt: time('revoked_at'),
});

export const tokens = sqliteTable(
  'tokens',
  {
    /** SHA-256 of the token. The token itself is not stored. */
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id),
    kind: text('kind', { enum: ['access', 'refresh'] }).notNull(),
    expiresAt: time('expires_at').notNull(),
    replacedAt: time('replaced_at'),
  },
  (table) => [index('tokens_session').on(table.sessionId)],
);

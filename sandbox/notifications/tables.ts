import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { rowOf, time, yes } from '../database/columns';
import { memberships } from '../members/tables';

export const notifications = sqliteTable(
  'notifications',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    membershipId: rowOf('membership_id', () => memberships.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Null for one that lost its date. */
    createdAt: time('created_at'),
    tapped: yes('tapped').notNull().default(false),
    /** The number of a sample picture; '' for none, 'missing' for one that cannot be loaded. */
    picture: text('picture').notNull(),
    deepLink: text('deep_link').notNull(),
    /** Deleted ones keep their row, so that later pages begin where they began before. */
    deleted: yes('deleted').notNull().default(false),
  },
  (table) => [index('notifications_membership').on(table.membershipId, table.id)],
);

export type StoredNotification = typeof notifications.$inferSelect;

/** Where a member's devices get their push messages. */
export const devices = sqliteTable(
  'devices',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    membershipId: rowOf('membership_id', () => memberships.id),
    /** A push subscription as JSON, or a token of another push service. */
    token: text('token').notNull().unique(),
    registeredAt: time('registered_at').notNull(),
  },
  (table) => [index('devices_membership').on(table.membershipId)],
);

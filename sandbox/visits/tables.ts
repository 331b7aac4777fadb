import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from '../database/columns';
import { ofMall } from '../merchants/tables';

/** The hours that a mall takes visits in: the same ones on every day. */
export const visitSlots = sqliteTable('visit_slots', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  merchantId: ofMall(),
  /** Free text, as shoppers read it. */
  name: text('name').notNull(),
  /** Minutes after midnight in India. */
  ends: integer('ends').notNull(),
  /** People that it takes on one day. */
  capacity: integer('capacity').notNull(),
});

export const visits = sqliteTable(
  'visits',
  {
    /** The booking id. */
    id: integer('id').primaryKey({ autoIncrement: true }),
    merchantId: ofMall(),
    /** Null for somebody who was at the mall already. */
    slotId: integer('slot_id').references(() => visitSlots.id),
    /** YYYY-MM-DD. */
    day: text('day').notNull(),
    /** HH:mm, of somebody who was at the mall; else ''. */
    time: text('time').notNull(),
    people: integer('people').notNull(),
    mobile: text('mobile').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    bookedAt: time('booked_at').notNull(),
  },
  (table) => [index('visits_slot').on(table.slotId, table.day)],
);

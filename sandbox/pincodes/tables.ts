import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const pincodes = sqliteTable('pincodes', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  cityId: integer('city_id').notNull(),
  city: text('city').notNull(),
  stateId: integer('state_id').notNull(),
  state: text('state').notNull(),
});

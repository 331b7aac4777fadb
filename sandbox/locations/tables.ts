import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ofMall } from '../merchants/tables';

/** The places where shoppers shop and collect their rewards, and their contacts. */
export const locations = sqliteTable('locations', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  merchantId: ofMall(),
  name: text('name').notNull(),
  /** How many days old a bill may be. Null means no limit. */
  billDays: integer('bill_days'),
  address: text('address').notNull().default(''),
  /** Degrees. Null if they are unknown. */
  latitude: real('latitude'),
  longitude: real('longitude'),
  contactName: text('contact_name').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  website: text('website').notNull().default(''),
  whatsappNumber: text('whatsapp_number').notNull().default(''),
  facebook: text('facebook').notNull().default(''),
  twitter: text('twitter').notNull().default(''),
  instagram: text('instagram').notNull().default(''),
  linkedIn: text('linked_in').notNull().default(''),
});

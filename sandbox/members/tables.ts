import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { rowOf, time, yes } from '../database/columns';
import { ofMall } from '../merchants/tables';
import { pincodes } from '../pincodes/tables';

/** A person exists once for all merchants, and has a membership for each merchant. */
export const customers = sqliteTable('customers', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  mobile: text('mobile').notNull().unique(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  email: text('email').notNull().default(''),
  gender: text('gender', { enum: ['', 'male', 'female', 'other'] })
    .notNull()
    .default(''),
  pincodeId: integer('pincode_id').references(() => pincodes.id),
  /** Whether `email` is verified as the customer's own. */
  emailVerified: yes('email_verified').notNull().default(false),
  maritalStatus: text('marital_status', { enum: ['', 'single', 'married', 'widow'] })
    .notNull()
    .default(''),
  /** YYYY-MM-DD, or ''; so are the next two. */
  dateOfBirth: text('date_of_birth').notNull().default(''),
  spouseDateOfBirth: text('spouse_date_of_birth').notNull().default(''),
  anniversary: text('anniversary').notNull().default(''),
  emailOptedOut: yes('email_opted_out').notNull().default(false),
  createdAt: time('created_at').notNull(),
});

export const memberships = sqliteTable(
  'memberships',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: rowOf('customer_id', () => customers.id),
    merchantId: ofMall(),
    complete: yes('complete').notNull(),
    /** 3 suppresses push registration. */
    status: text('status').notNull().default('1'),
    /** The number of the merchant's tier, from 1. Null for a record that has lost its tier. */
    tier: integer('tier').default(1),
    guidelinesConfirmed: yes('guidelines_confirmed').notNull().default(false),
    referralCode: text('referral_code').notNull(),
    joinedAt: time('joined_at').notNull(),
  },
  (table) => [
    unique().on(table.customerId, table.merchantId),
    unique().on(table.merchantId, table.referralCode),
  ],
);

import { index, integer, primaryKey, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import type { BannerNumber } from '../pictures/address';
import type { BrandSlug } from '../pictures/catalogue';
import { rowOf, time, yes } from './columns';
import type { OfferPlace, TierRate } from './json-columns';
import { orders } from './order-tables';
import type { MerchantSettings } from './settings';

export * from './catalogue-tables';
export * from './order-tables';

export const merchants = sqliteTable('merchants', {
  id: text('id').primaryKey(),
  settings: text('settings', { mode: 'json' }).$type<MerchantSettings>().notNull(),
});

/** A person exists once for all merchants; what they are to one merchant is a membership. */
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
  emailOptedOut: yes('email_opted_out').notNull().default(false),
  createdAt: time('created_at').notNull(),
});

export const memberships = sqliteTable(
  'memberships',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: rowOf('customer_id', () => customers.id),
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id),
    complete: yes('complete').notNull(),
    /** 3 suppresses push registration. */
    status: text('status').notNull().default('1'),
    /** Which of the merchant's tiers, from 1; none for a record that lost its tier. */
    tier: integer('tier').default(1),
    guidelinesConfirmed: yes('guidelines_confirmed').notNull().default(false),
    unread: integer('unread').notNull().default(0),
    referralCode: text('referral_code').notNull(),
    joinedAt: time('joined_at').notNull(),
  },
  (table) => [
    unique().on(table.customerId, table.merchantId),
    unique().on(table.merchantId, table.referralCode),
  ],
);

/** Every movement of points; a balance is the sum. */
export const ledger = sqliteTable(
  'ledger',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    membershipId: rowOf('membership_id', () => memberships.id),
    /** Hundredths of a point; negative when redeemed or expired. */
    hundredths: integer('hundredths').notNull(),
    reason: text('reason', {
      enum: ['opening', 'welcome', 'referral', 'bill', 'order', 'adjustment'],
    }).notNull(),
    /** Of what an order took. */
    orderId: integer('order_id').references(() => orders.id),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('ledger_membership').on(table.membershipId)],
);

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
    /** When the verified number was used to register. */
    spentAt: time('spent_at'),
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
    /** SHA-256 of the token; the token itself is nowhere. */
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

export const pincodes = sqliteTable('pincodes', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  cityId: integer('city_id').notNull(),
  city: text('city').notNull(),
  stateId: integer('state_id').notNull(),
  state: text('state').notNull(),
});

export const banners = sqliteTable('banners', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  merchantId: text('merchant_id')
    .notNull()
    .references(() => merchants.id),
  /** Of its picture; the rows' order is that of the carousel. */
  number: integer('number').$type<BannerNumber>().notNull(),
  title: text('title').notNull(),
  label: text('label').notNull(),
  redirectUrl: text('redirect_url').notNull(),
});

export const tiers = sqliteTable(
  'tiers',
  {
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id),
    /** From 1, as memberships name it. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** Points. */
    rangeStart: integer('range_start').notNull(),
    /** Rupees that earn the points of this tier. */
    currencySpent: integer('currency_spent').notNull(),
    earnPoints: real('earn_points').notNull(),
    /** What the categories of stores earn in this tier. */
    rates: text('rates', { mode: 'json' }).$type<TierRate[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.position] })],
);

export const offers = sqliteTable(
  'offers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id),
    /** Names the brand's pictures. */
    brandSlug: text('brand_slug').$type<BrandSlug>().notNull(),
    brandName: text('brand_name').notNull(),
    title: text('title').notNull(),
    subTitle: text('sub_title').notNull(),
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    expireText: text('expire_text').notNull(),
    /** '1' date range, '2' starts, '3' expires, '4' custom text. */
    dateDisplay: text('date_display', { enum: ['1', '2', '3', '4'] }).notNull(),
    customText: text('custom_text').notNull(),
    /** '' where none is needed. */
    couponCode: text('coupon_code').notNull(),
    keyHighlights: text('key_highlights', { mode: 'json' }).$type<string[]>().notNull(),
    longDescription: text('long_description').notNull(),
    places: text('places', { mode: 'json' }).$type<OfferPlace[]>().notNull(),
  },
  (table) => [index('offers_merchant').on(table.merchantId)],
);

export const pages = sqliteTable(
  'pages',
  {
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id),
    /** 301 How it works, 302 benefits, 304 terms, 305 About us. */
    type: integer('type').notNull(),
    html: text('html').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.type] })],
);

export const loginLogs = sqliteTable('login_logs', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  customerId: integer('customer_id').notNull(),
  merchantId: text('merchant_id').notNull(),
  kind: text('kind', { enum: ['login', 'logout'] }).notNull(),
  loginThrough: integer('login_through').notNull(),
  at: time('at').notNull(),
});

export const installations = sqliteTable('installations', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  customerId: integer('customer_id').notNull(),
  merchantId: text('merchant_id').notNull(),
  browser: text('browser').notNull(),
  at: time('at').notNull(),
});

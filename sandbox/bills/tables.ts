import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { brands } from '../brands/tables';
import { rowOf, time, yes } from '../database/columns';
import { locations } from '../locations/tables';
import { memberships } from '../members/tables';
import { imageTypes } from '../noun/image-type';
import type { SixNumber } from '../noun/picture-path';
import { billStatuses, verdicts } from './verdicts';

export const bills = sqliteTable(
  'bills',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    membershipId: rowOf('membership_id', () => memberships.id),
    type: text('type', { enum: ['short', 'long'] }).notNull(),
    status: text('status', { enum: billStatuses }).notNull().default('Pending'),
    /** What the form of a long bill says; of a short one, what was read from it, so there is nothing before it was read. */
    locationId: integer('location_id').references(() => locations.id),
    brandId: integer('brand_id').references(() => brands.id),
    number: text('number').notNull().default(''),
    /** YYYY-MM-DD. */
    date: text('date').notNull(),
    /** Hundredths of a rupee. */
    amount: integer('amount'),
    /** Hundredths of a point that it earned. */
    points: integer('points').notNull().default(0),
    /** Why it was rejected or cancelled. */
    reason: text('reason').notNull().default(''),
    /** What the reviewer will decide. */
    verdict: text('verdict', { enum: verdicts }).notNull().default('process'),
    /** When the reviewer turns to it next; null once it is decided, or when it waits for the operator. */
    reviewAt: time('review_at'),
    submittedAt: time('submitted_at').notNull(),
    /** Deleted by its owner: gone from every list, kept for the ledger. */
    deletedAt: time('deleted_at'),
    /** Made up by the sandbox; nobody handed it in. */
    sample: yes('sample').notNull().default(false),
    /** One of those that only a long history has (`MerchantSettings.extraTransactions`). */
    extra: yes('extra').notNull().default(false),
  },
  (table) => [index('bills_membership').on(table.membershipId), index('bills_review').on(table.reviewAt)],
);

/** The files of a bill, in their order. */
export const billImages = sqliteTable(
  'bill_images',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    billId: rowOf('bill_id', () => bills.id),
    /** As the shopper's device called it. */
    name: text('name').notNull(),
    type: text('type', { enum: imageTypes }).notNull(),
    /** Its name in the folder of bill files; '' for a drawn picture of the sample. */
    file: text('file').notNull(),
    /** The drawn picture (`bills/<number>`). */
    picture: integer('picture').$type<SixNumber>(),
    /** SHA-256 of the content. */
    hash: text('hash').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
  },
  (table) => [index('bill_images_bill').on(table.billId), index('bill_images_hash').on(table.hash)],
);

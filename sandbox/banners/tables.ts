import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ofMall } from '../merchants/tables';
import type { BannerNumber } from '../noun/picture-path';

export const banners = sqliteTable('banners', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  merchantId: ofMall(),
  /** The number of its picture. The carousel follows the order of the rows. */
  number: integer('number').$type<BannerNumber>().notNull(),
  title: text('title').notNull(),
  label: text('label').notNull(),
  redirectUrl: text('redirect_url').notNull(),
});

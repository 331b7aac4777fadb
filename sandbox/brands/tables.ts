import { integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { ofMall } from '../merchants/tables';
import type { BrandSlug } from './sample-brands';

export const brands = sqliteTable(
  'brands',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    merchantId: ofMall(),
    slug: text('slug').$type<BrandSlug>().notNull(),
    name: text('name').notNull(),
  },
  (table) => [unique().on(table.merchantId, table.slug)],
);

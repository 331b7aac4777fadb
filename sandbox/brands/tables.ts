import { integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { rowOf } from '../database/columns';
import { locations } from '../locations/tables';
import { ofMall } from '../merchants/tables';
import type { BrandSlug } from './sample-brands';

export const brands = sqliteTable(
  'brands',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    merchantId: ofMall(),
    slug: text('slug').$type<BrandSlug>().notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
  },
  (table) => [unique().on(table.merchantId, table.slug)],
);

/** Which brands have a shop at which of a mall's locations. */
export const brandLocations = sqliteTable(
  'brand_locations',
  {
    brandId: rowOf('brand_id', () => brands.id),
    locationId: rowOf('location_id', () => locations.id),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.brandId] })],
);

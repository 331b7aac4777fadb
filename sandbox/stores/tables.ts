import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import type { SampleShop } from '../brands/sample-shops';
import { rowOf } from '../database/columns';
import { locations } from '../locations/tables';
import { ofMall } from '../merchants/tables';
import type { Level } from '../noun/picture-path';

/** What happens at a shop, with the names that the contract uses. */
export interface ShopEvent {
  day: string;
  month: string;
  name: string;
  location: string;
  timing: string;
}

/** Brands that let units in a mall, as its directory shows them. */
export const shopBrands = sqliteTable(
  'shop_brands',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    merchantId: ofMall(),
    /** Names its pictures. */
    slug: text('slug').$type<SampleShop['slug']>().notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    hours: text('hours').notNull(),
    manager: text('manager').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    website: text('website').notNull(),
    /** HTML or plain words. */
    about: text('about').notNull(),
    /** How many pictures its profile has; none means no logo either. */
    pictures: integer('pictures').notNull(),
    events: text('events', { mode: 'json' }).$type<ShopEvent[]>().notNull(),
    /** 0 for the sample; from 1 for those that only a long directory shows (`MerchantSettings.extraBrands`). */
    extra: integer('extra').notNull().default(0),
  },
  (table) => [unique().on(table.merchantId, table.slug, table.extra)],
);

export const floors = sqliteTable(
  'floors',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    locationId: rowOf('location_id', () => locations.id),
    level: integer('level').$type<Level>().notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('floors_location').on(table.locationId)],
);

/** The units that a brand has at a location. */
export const shops = sqliteTable(
  'shops',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    brandId: rowOf('brand_id', () => shopBrands.id),
    locationId: rowOf('location_id', () => locations.id),
    /** Null where the location has no floors. */
    floorId: integer('floor_id').references(() => floors.id),
    /** `G-05`; '' where the location numbers no shops. */
    number: text('number').notNull(),
  },
  (table) => [index('shops_location').on(table.locationId), index('shops_brand').on(table.brandId)],
);

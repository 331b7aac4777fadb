import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BrandSlug } from '../brands/sample-brands';
import { ofMall } from '../merchants/tables';

/** A place of an offer. */
export interface OfferPlace {
  locationName: string;
  address: string;
  /** Degrees. Missing if they are unknown. */
  latitude?: number;
  longitude?: number;
  phone: string;
  email: string;
}

export const offers = sqliteTable(
  'offers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    merchantId: ofMall(),
    /** Part of the addresses of the brand's pictures. */
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
    /** '' for an offer without a coupon. */
    couponCode: text('coupon_code').notNull(),
    keyHighlights: text('key_highlights', { mode: 'json' }).$type<string[]>().notNull(),
    longDescription: text('long_description').notNull(),
    places: text('places', { mode: 'json' }).$type<OfferPlace[]>().notNull(),
  },
  (table) => [index('offers_merchant').on(table.merchantId)],
);

import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BrandSlug } from '../brands/sample-brands';
import { rowOf, yes } from '../database/columns';
import { locations } from '../locations/tables';
import { ofMall } from '../merchants/tables';

export const products = sqliteTable('products', {
  /** The product-merchant id. */
  id: integer('id').primaryKey({ autoIncrement: true }),
  merchantId: ofMall(),
  /** Products with the same product id are variants of each other. */
  productId: text('product_id').notNull(),
  /** Part of the addresses of the brand's pictures. */
  brandSlug: text('brand_slug').$type<BrandSlug>().notNull(),
  name: text('name').notNull(),
  brandName: text('brand_name').notNull(),
  subProductName: text('sub_product_name').notNull(),
  category: text('category').notNull(),
  description: text('description').notNull(),
  /** Rupees. */
  voucherValue: integer('voucher_value').notNull(),
  /** Hundredths of a point, like the prices below. */
  sellingPrice: integer('selling_price').notNull(),
  specialPrice: integer('special_price').notNull().default(0),
  specialPriceStart: text('special_price_start').notNull().default(''),
  specialPriceEnd: text('special_price_end').notNull().default(''),
  minQuantity: integer('min_quantity').notNull().default(1),
  maxQuantity: integer('max_quantity').notNull().default(5),
  expiryDate: text('expiry_date').notNull(),
  expiryDisplay: text('expiry_display', { enum: ['1', '2'] })
    .notNull()
    .default('1'),
  customText: text('custom_text').notNull().default(''),
  popularity: integer('popularity').notNull(),
  addedOn: text('added_on').notNull(),
  /** True for a product with an address of a picture that does not exist, to show the placeholder. */
  pictureMissing: yes('picture_missing').notNull().default(false),
  /** 0 for the sample, from 1 for products beyond it (`MerchantSettings.extraProducts`). */
  extra: integer('extra').notNull().default(0),
});

export const stock = sqliteTable(
  'stock',
  {
    /** The product-merchant id. */
    productId: rowOf('product_id', () => products.id),
    locationId: rowOf('location_id', () => locations.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.locationId] })],
);

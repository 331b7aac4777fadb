import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { rowOf } from '../database/columns';
import { locations } from '../locations/tables';
import { memberships } from '../members/tables';
import { products } from '../products/tables';

/** All status texts that the app knows, and one that it does not know (docs/product/orders.md#status-of-an-item). */
export const orderStatuses = [
  'Ordered',
  'Kept Aside',
  'Partially(D/R/C)',
  'Collected',
  'Delivered',
  'Delivered/Collected',
  'Cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export const orders = sqliteTable(
  'orders',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    membershipId: rowOf('membership_id', () => memberships.id),
    /** YYYY-MM-DD. */
    date: text('date').notNull(),
    /** Hundredths of a point, like the prices below. */
    total: integer('total').notNull(),
  },
  (table) => [index('orders_membership').on(table.membershipId)],
);

/** One product of an order, with its prices on the day of the order. */
export const orderItems = sqliteTable(
  'order_items',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: rowOf('order_id', () => orders.id),
    productId: rowOf('product_id', () => products.id),
    locationId: rowOf('location_id', () => locations.id),
    quantity: integer('quantity').notNull(),
    sellingPrice: integer('selling_price').notNull(),
    specialPrice: integer('special_price').notNull(),
    specialPriceStart: text('special_price_start').notNull(),
    specialPriceEnd: text('special_price_end').notNull(),
    /** The text that shoppers see. See `orderStatuses`. */
    status: text('status').notNull(),
  },
  (table) => [index('order_items_order').on(table.orderId)],
);

export const vouchers = sqliteTable(
  'vouchers',
  {
    code: text('code').primaryKey(),
    pin: text('pin').notNull(),
    /** Its last valid day as YYYY-MM-DD. '' for a voucher of an earlier version of the sandbox. */
    expiresOn: text('expires_on').notNull().default(''),
    orderItemId: rowOf('order_item_id', () => orderItems.id),
  },
  (table) => [index('vouchers_item').on(table.orderItemId)],
);

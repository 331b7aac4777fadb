import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { rowOf } from '../database/columns';
import { locations } from '../locations/tables';
import { memberships } from '../members/tables';
import { products } from '../products/tables';

/** The lines of a cart, one per product. Prices and stock are looked up whenever the cart is read. */
export const cartLines = sqliteTable(
  'cart_lines',
  {
    membershipId: rowOf('membership_id', () => memberships.id),
    productId: rowOf('product_id', () => products.id),
    locationId: rowOf('location_id', () => locations.id),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.membershipId, table.productId] })],
);

import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { rowOf } from '../database/columns';
import { locations } from '../locations/tables';
import { memberships } from '../members/tables';
import { products } from '../products/tables';

/** What a cart holds; prices and stock are looked up whenever it is shown. A product stands in it once. */
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

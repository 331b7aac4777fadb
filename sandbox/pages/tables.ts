import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ofMall } from '../merchants/tables';

export const pages = sqliteTable(
  'pages',
  {
    merchantId: ofMall(),
    /** 301 How it works, 302 benefits, 304 terms, 305 About us. */
    type: integer('type').notNull(),
    html: text('html').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.type] })],
);

import { and, type Column, eq, getTableColumns, getTableName, isNull, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './db';

type Row<Table extends SQLiteTable> = Table['$inferSelect'];

/** The rows of a table whose columns have these values, in the order in which they were added. */
export async function rowsWith<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: Partial<Row<Table>>,
): Promise<Row<Table>[]> {
  const columns = getTableColumns<SQLiteTable>(table) as Record<string, Column>; // it has those of its rows
  const same = Object.entries(values).map(([name, value]) => {
    const column = columns[name] as Column; // the same
    return value === null ? isNull(column) : eq(column, value);
  });
  const rows = await db
    .select()
    .from(table as SQLiteTable)
    .where(and(...same))
    .orderBy(sql`rowid`);
  return rows as Row<Table>[]; // of this table
}

/** The first of these rows. */
export async function rowWith<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: Partial<Row<Table>>,
): Promise<Row<Table> | undefined> {
  const [row] = await rowsWith(db, table, values);
  return row;
}

/** Adds a row, and gives it with its id and defaults. */
export async function addRow<Table extends SQLiteTable>(
  tx: Db,
  table: Table,
  values: Table['$inferInsert'],
): Promise<Row<Table>> {
  const [row] = await tx
    .insert(table as SQLiteTable)
    .values(values)
    .returning();
  if (!row) throw new Error(`No row was added to ${getTableName(table)}.`);
  return row as Row<Table>; // of this table
}

/** The number of the row that an id on the wire names. 0, which no row has, for a text that cannot be an id. */
export function rowId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** Adds any number of rows. One statement takes 32,766 values. */
export async function addRows<Table extends SQLiteTable>(
  tx: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) {
    await tx.insert(table as SQLiteTable).values(rows.slice(start, start + 500));
  }
}

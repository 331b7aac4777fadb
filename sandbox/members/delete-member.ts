import { sql } from 'drizzle-orm';
import type { Db } from '../database/db';

interface Reference {
  /** Of the table that refers. */
  column: string;
  table: string;
}

/** Removes all that one mall knows of a customer, and the customer too where no other mall knows her. */
export async function deleteMember(tx: Db, customerId: number, merchantId: string): Promise<void> {
  for (const table of ['memberships', 'sessions', 'feedback']) {
    const own = sql`SELECT id FROM ${sql.identifier(table)} WHERE customer_id = ${customerId} AND merchant_id = ${merchantId}`;
    await remove(tx, table, await idsOf(tx, own));
  }
  // These name her without a reference.
  for (const table of ['visits', 'otps']) {
    await tx.run(
      sql`DELETE FROM ${sql.identifier(table)} WHERE merchant_id = ${merchantId}
          AND mobile = (SELECT mobile FROM customers WHERE id = ${customerId})`,
    );
  }
  const others = await tx.all(sql`SELECT id FROM memberships WHERE customer_id = ${customerId}`);
  if (others.length === 0) await remove(tx, 'customers', [customerId]);
}

/** Removes rows, and first those that refer to them. */
async function remove(tx: Db, table: string, ids: readonly (number | string)[]): Promise<void> {
  if (ids.length === 0) return;
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  for (const { table: other, column } of await referencesTo(tx, table)) {
    const [from, key] = [sql.identifier(other), sql.identifier(column)];
    if (await hasId(tx, other))
      await remove(tx, other, await idsOf(tx, sql`SELECT id FROM ${from} WHERE ${key} IN (${list})`));
    else await tx.run(sql`DELETE FROM ${from} WHERE ${key} IN (${list})`);
  }
  await tx.run(sql`DELETE FROM ${sql.identifier(table)} WHERE id IN (${list})`);
}

/** The columns of all tables that name rows of this one. */
async function referencesTo(tx: Db, table: string): Promise<Reference[]> {
  return tx.all<Reference>(
    sql`SELECT m.name AS "table", f."from" AS "column" FROM sqlite_master m, pragma_foreign_key_list(m.name) f
        WHERE m.type = 'table' AND f."table" = ${table}`,
  );
}

async function hasId(tx: Db, table: string): Promise<boolean> {
  return (await tx.all(sql`SELECT 1 FROM pragma_table_info(${table}) WHERE name = 'id'`)).length > 0;
}

async function idsOf(tx: Db, query: ReturnType<typeof sql>): Promise<(number | string)[]> {
  return (await tx.all<{ id: number | string }>(query)).map(({ id }) => id);
}

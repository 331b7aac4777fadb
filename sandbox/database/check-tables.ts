import type { Client } from '@libsql/client';
import type { MigrationMeta } from 'drizzle-orm/migrator';

/** A database that holds tables which this version did not make. The message says what a person can do. */
export class UnusableDatabase extends Error {}

/**
 * Rejects with `UnusableDatabase` if a database has tables that these migrations did not make. It changes nothing.
 * There is no way from an earlier version's tables to these, because all data is sample data (docs/sandbox.md).
 */
export async function checkTables(
  client: Client,
  address: string,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table'");
  const names = new Set(
    rows.map(({ name }) => String(name)).filter((name) => !/^(sqlite|libsql)_/.test(name)),
  );
  const records = '__drizzle_migrations';
  const made = names.has(records) ? await client.execute(`SELECT hash FROM ${records}`) : { rows: [] };
  const known = new Set(migrations.map(({ hash }) => hash));
  names.delete(records); // a first start that was interrupted leaves it alone and empty
  if (names.size === 0 || (made.rows.length > 0 && made.rows.every(({ hash }) => known.has(String(hash))))) {
    return;
  }
  throw new UnusableDatabase(
    `The database ${withoutSecrets(address)} has tables of another version of the sandbox or of another program. Nothing in it was changed. Name an empty one in SANDBOX_DATABASE_URL, or start over where all is sample data: npm start -- --fresh`,
  );
}

/** The address of a database without its password and token, for messages. */
export function withoutSecrets(address: string): string {
  return address.replace(/[?#].*/s, '').replace(/\/\/[^/@]*@/, '//');
}

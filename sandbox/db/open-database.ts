import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type ResultSet } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import * as schema from './schema';
import { type Write, writeQueue } from './write-queue';

/** What reads and writes go through: the database itself, or a transaction on it. */
export type Db = BaseSQLiteDatabase<'async', ResultSet, typeof schema>;
export type Database = LibSQLDatabase<typeof schema>;

export interface OpenDatabase {
  db: Db;
  write: Write;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens a libSQL address (`file:…`, `libsql://…`, `http://…`) and brings its tables up to date. `:memory:` becomes a
 * file that is deleted on closing: a database in memory has one connection, which a transaction keeps for itself.
 */
export async function openDatabase(address: string): Promise<OpenDatabase> {
  const temporary = address === ':memory:' ? await mkdtemp(path.join(tmpdir(), 'sandbox-')) : undefined;
  const url = temporary ? `file:${path.join(temporary, 'sandbox.db')}` : address;
  const client = createClient({ url });
  const db = drizzle(client, { schema });
  const release = async () => {
    client.close();
    if (temporary) await rm(temporary, { recursive: true, force: true });
  };
  try {
    if (url.startsWith('file:')) await client.execute('PRAGMA journal_mode = WAL');
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await release();
    throw error;
  }
  const write = writeQueue(db);
  return {
    db,
    write,
    close: async () => {
      await write.idle();
      await release();
    },
  };
}

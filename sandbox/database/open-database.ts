import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { taskQueue } from '@/lib/task-queue';
import { checkTables } from './check-tables';
import type { Database, Db } from './db';

export interface OpenDatabase {
  db: Db;
  write: Write;
  /** The bytes of a temporary database, for `copied` of the next one. */
  bytes(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Milliseconds that a write waits for one of another process, such as a second `npm start`. */
const busyTimeout = 10_000;

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens a libSQL address (`file:…`, `libsql://…`, `http://…`) and makes its tables if it is empty. Rejects with
 * `UnusableDatabase` if it has other tables. `:memory:` becomes a file that is deleted on closing, and may start as a
 * copy (`copied`). A real database in memory has only one connection, and a transaction would block it.
 */
export async function openDatabase(address: string, copied?: Buffer): Promise<OpenDatabase> {
  const temporary = address === ':memory:' ? await mkdtemp(path.join(tmpdir(), 'sandbox-')) : undefined;
  const file = temporary && path.join(temporary, 'sandbox.db');
  const url = file ? `file:${file}` : address;
  if (file && copied) await writeFile(file, copied);
  const client = createClient({ url, timeout: busyTimeout });
  const db = drizzle(client);
  const release = async () => {
    client.close();
    if (temporary) await rm(temporary, { recursive: true, force: true });
  };
  try {
    if (!copied) await checkTables(client, address, readMigrationFiles({ migrationsFolder }));
    if (url.startsWith('file:')) await client.execute('PRAGMA journal_mode = WAL');
    const makeTables = () => migrate(db, { migrationsFolder });
    // It fails if another process makes them at the same moment. The second time, it finds them made.
    if (!copied) await makeTables().catch(makeTables);
  } catch (error) {
    await release();
    throw error;
  }
  const write = writeQueue(db);
  return {
    db,
    write,
    bytes: async () => {
      if (!file) throw new Error('Only a temporary database is copied.');
      await write.idle();
      await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      return readFile(file);
    },
    close: async () => {
      await write.idle();
      await release();
    },
  };
}

/**
 * Deletes the file of a database, and the files that SQLite keeps beside it. False if the address does not name a file.
 */
export async function removeDatabase(address: string): Promise<boolean> {
  const file = filePathOf(address);
  if (file === undefined) return false;
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(file + suffix, { force: true });
  return true;
}

/** Runs a job in a transaction of its own, after all earlier jobs. */
export type Write = <T>(job: (tx: Db) => Promise<T>) => Promise<T>;

/** libSQL refuses a second write transaction on one file with SQLITE_BUSY, so writes wait for each other here. */
function writeQueue(db: Database): Write & { idle(): Promise<unknown> } {
  const inTurn = taskQueue();
  const write: Write = (job) => inTurn(() => db.transaction((tx) => job(tx)));
  return Object.assign(write, { idle: () => inTurn(async () => undefined) });
}

/** The file of a database's address. Undefined if the address does not name a file. */
export function filePathOf(address: string): string | undefined {
  if (!address.startsWith('file:')) return undefined;
  return address.startsWith('file://') ? fileURLToPath(address) : address.slice('file:'.length);
}

import type { ResultSet } from '@libsql/client';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

/** The database, or a transaction on it. */
export type Db = BaseSQLiteDatabase<'async', ResultSet>;
export type Database = LibSQLDatabase;

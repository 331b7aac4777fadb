import { type AnySQLiteColumn, integer } from 'drizzle-orm/sqlite-core';

/** Times are kept as milliseconds, dates as YYYY-MM-DD, points as whole hundredths so that sums stay exact. */
export const time = (name: string) => integer(name, { mode: 'timestamp_ms' });

export const yes = (name: string) => integer(name, { mode: 'boolean' });

/** The row of another table that this one belongs to. */
export const rowOf = (name: string, id: () => AnySQLiteColumn) => integer(name).notNull().references(id);

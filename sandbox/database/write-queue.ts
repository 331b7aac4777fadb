import type { Database, Db } from './db';

/** Runs a job in a transaction of its own, after every job that was handed over before. */
export type Write = <T>(job: (tx: Db) => Promise<T>) => Promise<T>;

/** libSQL answers SQLITE_BUSY at once to a second write transaction on one file, so writes wait for each other. */
export function writeQueue(db: Database): Write & { idle(): Promise<unknown> } {
  let last: Promise<unknown> = Promise.resolve();
  const write: Write = (job) => {
    const result = last.then(() => db.transaction((tx) => job(tx)));
    last = result.catch(() => undefined);
    return result;
  };
  return Object.assign(write, { idle: () => last });
}

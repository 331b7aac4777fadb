import { taskQueue } from '@/lib/task-queue';
import type { Database, Db } from './db';

/** Runs a job in a transaction of its own, after all earlier jobs. */
export type Write = <T>(job: (tx: Db) => Promise<T>) => Promise<T>;

/** libSQL refuses a second write transaction on one file with SQLITE_BUSY, so writes wait for each other here. */
export function writeQueue(db: Database): Write & { idle(): Promise<unknown> } {
  const inTurn = taskQueue();
  const write: Write = (job) => inTurn(() => db.transaction((tx) => job(tx)));
  return Object.assign(write, { idle: () => inTurn(async () => undefined) });
}

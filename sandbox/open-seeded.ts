import { type OpenDatabase, openDatabase } from './database/open-database';
import type { SandboxMerchant } from './noun/sandbox-merchant';
import { seed } from './seed';
import { dayOf } from './shared/calendar';

/** The bytes of seeded temporary databases, by their merchants and day. */
const seededBytes = new Map<string, Promise<Buffer>>();

/**
 * Opens a database with these merchants. A process seeds a temporary database only once for the same merchants and day.
 * The next ones are copies, so every test can have its own.
 */
export async function openSeeded(
  address: string,
  merchants: readonly SandboxMerchant[],
  at: Date,
): Promise<OpenDatabase> {
  if (address !== ':memory:') return seedInto(address, merchants, at);
  const key = JSON.stringify([dayOf(at), merchants]);
  const bytes = seededBytes.get(key) ?? bytesOf(merchants, at);
  seededBytes.set(key, bytes);
  return openDatabase(address, await bytes);
}

async function bytesOf(merchants: readonly SandboxMerchant[], at: Date): Promise<Buffer> {
  const database = await seedInto(':memory:', merchants, at);
  return database.bytes().finally(database.close);
}

async function seedInto(address: string, merchants: readonly SandboxMerchant[], at: Date) {
  const database = await openDatabase(address);
  await database
    .write((tx) => seed(tx, merchants, at))
    .catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  return database;
}

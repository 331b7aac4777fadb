import { type OpenDatabase, openDatabase } from './database/open-database';
import type { SandboxMerchant } from './noun/sandbox-merchant';
import type { SeedMall } from './noun/seed-mall';
import { addMerchants } from './seed';
import { seedWhenAsked } from './seed-when-asked';
import { dayOf } from './shared/calendar';

interface OpenSeeded extends OpenDatabase {
  seedMall: SeedMall;
}

/** The bytes of seeded temporary databases, by their merchants and day. */
const seededBytes = new Map<string, Promise<Buffer>>();

/**
 * Opens a database with these merchants. Each gets its sample data when it is first asked. A process seeds a temporary
 * database only once for the same merchants and day. The next ones are copies, so every test can have its own.
 */
export async function openSeeded(
  address: string,
  merchants: readonly SandboxMerchant[],
  at: Date,
): Promise<OpenSeeded> {
  if (address !== ':memory:') return openWith(address, merchants, at);
  const key = JSON.stringify([dayOf(at), merchants]);
  const bytes = seededBytes.get(key) ?? bytesOf(merchants, at);
  seededBytes.set(key, bytes);
  const database = await openDatabase(address, await bytes);
  return { ...database, seedMall: seedWhenAsked(database, at) };
}

async function bytesOf(merchants: readonly SandboxMerchant[], at: Date): Promise<Buffer> {
  const { seedMall, bytes, close } = await openWith(':memory:', merchants, at);
  // Whoever asks for a mall that cannot be seeded is told so.
  await Promise.allSettled(merchants.map(seedMall));
  return bytes().finally(close);
}

async function openWith(
  address: string,
  merchants: readonly SandboxMerchant[],
  at: Date,
): Promise<OpenSeeded> {
  const database = await openDatabase(address);
  await database
    .write((tx) => addMerchants(tx, merchants))
    .catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  return { ...database, seedMall: seedWhenAsked(database, at) };
}

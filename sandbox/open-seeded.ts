import { type OpenDatabase, openDatabase } from './database/open-database';
import type { SandboxMerchant } from './noun/sandbox-merchant';
import { type SeedMall, UnseededMall } from './noun/seed-mall';
import { addMerchants, isSeeded, seedMall } from './seed';
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

/** Seeds each mall when it is first asked. After a failure the next request tries again. */
function seedWhenAsked({ db, write }: Pick<OpenDatabase, 'db' | 'write'>, at: Date): SeedMall {
  const seeded = new Set<string>();
  return async (merchant: SandboxMerchant) => {
    if (seeded.has(merchant.id)) return;
    try {
      // Most malls have their data, and a write would wait for other processes.
      if (!(await isSeeded(db, merchant.id))) await write((tx) => seedMall(tx, merchant, at));
    } catch (error) {
      throw new UnseededMall(merchant, error);
    }
    seeded.add(merchant.id);
  };
}

import { sql } from 'drizzle-orm';
import type { Db } from './database/db';
import { rowWith } from './database/rows';
import { ownNumberOf, takenNumbers } from './members/own-regular';
import { memberships } from './members/tables';
import { merchants } from './merchants/tables';
import type { SandboxMerchant } from './noun/sandbox-merchant';
import { defaultSettings } from './noun/settings';
import { nounList } from './nouns';

/**
 * Adds the merchants that are not yet in the database, without sample data. Their settings depend on their place, so all
 * of them are added at once, whichever is asked first. Later settings are added to a database of an earlier version.
 */
export async function addMerchants(tx: Db, wanted: readonly SandboxMerchant[]): Promise<void> {
  const stored = new Map(
    (await tx.select().from(merchants).orderBy(sql`rowid`)).map(({ id, settings }) => [id, settings]),
  );
  const places = [...new Set([...stored.keys(), ...wanted.map(({ id }) => id)])];
  for (const merchant of wanted) {
    const { id } = merchant;
    const settings = { ...defaultSettings(merchant, places.indexOf(id)), ...stored.get(id) };
    await tx
      .insert(merchants)
      .values({ id, settings })
      .onConflictDoUpdate({ target: merchants.id, set: { settings } });
  }
}

/**
 * Makes the sample data of a mall that has none yet: another request or process may have been quicker. It needs a
 * transaction, because a half-seeded mall would stay so.
 */
export async function seedMall(tx: Db, merchant: SandboxMerchant, at: Date): Promise<void> {
  if (await isSeeded(tx, merchant.id)) return;
  const ownNumber = ownNumberOf(merchant.id, await takenNumbers(tx));
  for (const { seed } of nounList) await seed?.(tx, { merchant, ownNumber, at });
}

/** Every seed makes members, and nobody can become one before it. */
export async function isSeeded(db: Db, merchantId: string): Promise<boolean> {
  return (await rowWith(db, memberships, { merchantId })) !== undefined;
}

import { eq } from 'drizzle-orm';
import type { Db } from './open-database';
import { merchants } from './schema';
import { growCatalogue } from './seed/extra-products';
import type { MerchantSettings } from './settings';

/** Throws for a merchant that was never seeded. */
export async function settingsOf(db: Db, merchantId: string): Promise<MerchantSettings> {
  const [merchant] = await db.select().from(merchants).where(eq(merchants.id, merchantId));
  if (!merchant) throw new Error(`Merchant ${merchantId} is not in the sandbox.`);
  return merchant.settings;
}

/** Changes some of a merchant's settings and keeps the others; a longer catalogue is made on demand. */
export async function changeSettings(tx: Db, merchantId: string, changes: Partial<MerchantSettings>) {
  const settings = { ...(await settingsOf(tx, merchantId)), ...changes };
  await tx.update(merchants).set({ settings }).where(eq(merchants.id, merchantId));
  await growCatalogue(tx, merchantId, settings.extraProducts);
}

import { eq } from 'drizzle-orm';
import type { Db } from './open-database';
import { merchants } from './schema';
import type { MerchantSettings } from './settings';

/** Throws for a merchant that was never seeded. */
export async function settingsOf(db: Db, merchantId: string): Promise<MerchantSettings> {
  const [merchant] = await db.select().from(merchants).where(eq(merchants.id, merchantId));
  if (!merchant) throw new Error(`Merchant ${merchantId} is not in the sandbox.`);
  return merchant.settings;
}

/** Changes some of a merchant's settings and keeps the others. */
export async function changeSettings(tx: Db, merchantId: string, changes: Partial<MerchantSettings>) {
  const settings = { ...(await settingsOf(tx, merchantId)), ...changes };
  await tx.update(merchants).set({ settings }).where(eq(merchants.id, merchantId));
}

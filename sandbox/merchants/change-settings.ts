import { eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { setExtraTransactions } from '../points/extra-transactions';
import { addExtraProducts } from '../products/extra-products';
import { setExtraBrands } from '../stores/extra-brands';
import type { MerchantSettings } from './settings';
import { merchants } from './tables';

/** Throws for a merchant that is not in the database. */
export async function settingsOf(db: Db, merchantId: string): Promise<MerchantSettings> {
  const [merchant] = await db.select().from(merchants).where(eq(merchants.id, merchantId));
  if (!merchant) throw new Error(`Merchant ${merchantId} is not in the sandbox.`);
  return merchant.settings;
}

/** Changes some of a merchant's settings and keeps the others. Also makes the rows of a longer catalogue or history. */
export async function changeSettings(tx: Db, merchantId: string, changes: Partial<MerchantSettings>) {
  const settings = { ...(await settingsOf(tx, merchantId)), ...changes };
  await tx.update(merchants).set({ settings }).where(eq(merchants.id, merchantId));
  await addExtraProducts(tx, merchantId, settings.extraProducts);
  await setExtraTransactions(tx, merchantId, settings.extraTransactions);
  await setExtraBrands(tx, merchantId, settings.extraBrands);
}

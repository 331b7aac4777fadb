import { eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { merchants } from '../merchants/tables';
import type { MerchantSettings } from '../noun/settings';
import { settingsOf } from '../noun/settings-of';
import { setExtraTransactions } from '../points/extra-transactions';
import { addExtraProducts } from '../products/extra-products';
import { setExtraBrands } from '../stores/extra-brands';

/** Changes some of a merchant's settings and keeps the others. Also makes the rows of a longer catalogue or history. */
export async function changeSettings(tx: Db, merchantId: string, changes: Partial<MerchantSettings>) {
  const settings = { ...(await settingsOf(tx, merchantId)), ...changes };
  await tx.update(merchants).set({ settings }).where(eq(merchants.id, merchantId));
  await addExtraProducts(tx, merchantId, settings.extraProducts);
  await setExtraTransactions(tx, merchantId, settings.extraTransactions);
  await setExtraBrands(tx, merchantId, settings.extraBrands);
}

import { eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { merchants } from '../merchants/tables';
import type { PostedForm } from '../noun/card';
import { type MerchantSettings, type Setting, settings } from '../noun/settings';
import { settingsOf } from '../noun/settings-of';
import { setExtraTransactions } from '../points/extra-transactions';
import { addExtraProducts } from '../products/extra-products';
import { setExtraBrands } from '../stores/extra-brands';

/** Changes some of a merchant's settings and keeps the others. Also makes the rows of a longer catalogue or history. */
export async function changeSettings(tx: Db, merchantId: string, changes: Partial<MerchantSettings>) {
  const changed = { ...(await settingsOf(tx, merchantId)), ...changes };
  await tx.update(merchants).set({ settings: changed }).where(eq(merchants.id, merchantId));
  await addExtraProducts(tx, merchantId, changed.extraProducts);
  await setExtraTransactions(tx, merchantId, changed.extraTransactions);
  await setExtraBrands(tx, merchantId, changed.extraBrands);
}

/** Reads the settings of these kinds from a form. A missing switch is off; what else is missing stays. */
export async function saveSettings(
  tx: Db,
  { merchantId, form }: PostedForm,
  ...kinds: readonly Setting['kind'][]
): Promise<void> {
  const changes = Object.entries<Setting>(settings).flatMap(([name, { kind, read }]) => {
    const entered = form.get(name);
    if (!kinds.includes(kind)) return [];
    if (entered !== null) return [[name, read(name, entered)]];
    return kind === 'switch' ? [[name, false]] : [];
  });
  await changeSettings(tx, merchantId, Object.fromEntries(changes));
}

import type { Db } from '../database/db';
import { rowWith } from '../database/rows';
import { merchants } from '../merchants/tables';
import type { MerchantSettings } from './settings';

/** Throws for a merchant that is not in the database. */
export async function settingsOf(db: Db, merchantId: string): Promise<MerchantSettings> {
  const merchant = await rowWith(db, merchants, { id: merchantId });
  if (!merchant) throw new Error(`Merchant ${merchantId} is not in the sandbox.`);
  return merchant.settings;
}

import { eq } from 'drizzle-orm';
import type { SandboxMerchant } from '../../merchants';
import type { Db } from '../open-database';
import { merchants } from '../schema';
import { defaultSettings } from '../settings';
import { seedBanners } from './banners';
import { seedBrands } from './brands';
import { seedCarts } from './carts';
import { seedCustomers } from './customers';
import { seedLocations } from './locations';
import { seedOffers } from './offers';
import { seedOrders } from './orders';
import { seedPages } from './pages';
import { seedPincodes } from './pincodes';
import { seedProducts } from './products';
import { seedTiers } from './tiers';

/** Fills in the merchants that the database does not know yet; what people did with the others stays. */
export async function seed(tx: Db, wanted: readonly SandboxMerchant[], at: Date): Promise<void> {
  const stored = new Map((await tx.select().from(merchants)).map(({ id, settings }) => [id, settings]));
  const known = new Set(stored.keys());
  if (known.size === 0) await seedPincodes(tx);
  for (const merchant of wanted) {
    if (known.has(merchant.id)) {
      const position = [...known].indexOf(merchant.id);
      // A database of an earlier version lacks the settings that came later.
      const settings = { ...defaultSettings(merchant, position), ...stored.get(merchant.id) };
      await tx.update(merchants).set({ settings }).where(eq(merchants.id, merchant.id));
      continue;
    }
    await tx.insert(merchants).values({ id: merchant.id, settings: defaultSettings(merchant, known.size) });
    known.add(merchant.id);
    await seedCustomers(tx, merchant.id, at);
    await seedBanners(tx, merchant);
    await seedBrands(tx, merchant.id);
    const locationIds = await seedLocations(tx, merchant.id);
    await seedProducts(tx, merchant.id, locationIds);
    await seedCarts(tx, merchant.id, locationIds);
    await seedOrders(tx, merchant.id, locationIds, at);
    await seedTiers(tx, merchant.id);
    await seedOffers(tx, merchant, at);
    await seedPages(tx, merchant);
  }
}

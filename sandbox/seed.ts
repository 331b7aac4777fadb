import { eq } from 'drizzle-orm';
import type { Db } from './database/db';
import { merchants } from './merchants/tables';
import type { SandboxMerchant } from './noun/sandbox-merchant';
import { defaultSettings } from './noun/settings';
import { nounList } from './nouns';

/** Adds the merchants that are not yet in the database. The data of the others is not changed. */
export async function seed(tx: Db, wanted: readonly SandboxMerchant[], at: Date): Promise<void> {
  const stored = new Map((await tx.select().from(merchants)).map(({ id, settings }) => [id, settings]));
  const known = new Set(stored.keys());
  for (const merchant of wanted) {
    if (known.has(merchant.id)) {
      const position = [...known].indexOf(merchant.id);
      // A database of an earlier version lacks later settings.
      const settings = { ...defaultSettings(merchant, position), ...stored.get(merchant.id) };
      await tx.update(merchants).set({ settings }).where(eq(merchants.id, merchant.id));
      continue;
    }
    await tx.insert(merchants).values({ id: merchant.id, settings: defaultSettings(merchant, known.size) });
    known.add(merchant.id);
    for (const { seed: seedNoun } of nounList) await seedNoun?.(tx, { merchant, at });
  }
}

import type { OpenDatabase } from './database/open-database';
import type { SandboxMerchant } from './noun/sandbox-merchant';
import { type SeedMall, UnseededMall } from './noun/seed-mall';
import { isSeeded, seedMall } from './seed';

/** Seeds each mall when it is first asked. After a failure the next request tries again. */
export function seedWhenAsked({ db, write }: Pick<OpenDatabase, 'db' | 'write'>, at: Date): SeedMall {
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

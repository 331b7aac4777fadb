import { eq, sum } from 'drizzle-orm';
import type { Db } from '../database/db';
import { ledger } from './tables';

/** Hundredths of a point. */
export async function balanceOf(db: Db, membershipId: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(ledger.hundredths) })
    .from(ledger)
    .where(eq(ledger.membershipId, membershipId));
  return Number(row?.total ?? 0);
}

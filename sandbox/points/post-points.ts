import { eq, sum } from 'drizzle-orm';
import type { Db } from '../database/db';
import { addMonths, dayOf } from '../shared/calendar';
import { ledger } from './tables';

/** How long points are valid. */
export const validMonths = 12;

/** Hundredths of a point for a registration. */
export const welcomePoints = 250_00;

export interface Posting {
  membershipId: number;
  /** Hundredths of a point, negative for spent points. */
  hundredths: number;
  reason: Exclude<(typeof ledger.$inferInsert)['reason'], 'expiry'>;
  at: Date;
  orderId?: number;
  billId?: number;
  /** The earned points to use up first. */
  lotId?: number;
}

/** Adds one movement of points. Earned points expire after twelve months. */
export async function postPoints(tx: Db, posting: Posting): Promise<void> {
  await tx.insert(ledger).values(ledgerRow(posting));
}

/** The ledger row of a movement. */
export function ledgerRow({ at, ...movement }: Posting): typeof ledger.$inferInsert {
  if (movement.hundredths <= 0) return { ...movement, createdAt: at };
  return { ...movement, createdAt: at, expiresOn: addMonths(dayOf(at), validMonths), open: true };
}

/** Hundredths of a point. */
export async function balanceOf(db: Db, membershipId: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(ledger.hundredths) })
    .from(ledger)
    .where(eq(ledger.membershipId, membershipId));
  return Number(row?.total ?? 0);
}

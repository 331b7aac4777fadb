import type { Db } from '../database/db';
import { addMonths, dayOf } from '../shared/calendar';
import { ledger } from './tables';

/** How long points are good for. */
export const validMonths = 12;

/** Hundredths of a point for whoever registers. */
export const welcomePoints = 250_00;

export interface Posting {
  membershipId: number;
  /** Of a point; negative for points that go. */
  hundredths: number;
  reason: Exclude<(typeof ledger.$inferInsert)['reason'], 'expiry'>;
  at: Date;
  orderId?: number;
  billId?: number;
  /** Which earned points go first. */
  lotId?: number;
}

/** Adds one movement of points; those that come expire after twelve months. */
export async function postPoints(tx: Db, posting: Posting): Promise<void> {
  await tx.insert(ledger).values(ledgerRow(posting));
}

/** The row that a movement becomes. */
export function ledgerRow({ at, ...movement }: Posting): typeof ledger.$inferInsert {
  if (movement.hundredths <= 0) return { ...movement, createdAt: at };
  return { ...movement, createdAt: at, expiresOn: addMonths(dayOf(at), validMonths), open: true };
}

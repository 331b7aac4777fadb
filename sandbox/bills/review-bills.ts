import { asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../database/db';
import { pushInBackground } from '../notifications/deliver';
import type { StoredNotification } from '../notifications/tables';
import type { Timely } from '../noun/noun';
import { decide } from './decide';
import { bills } from './tables';

/** Whether a bill waits whose time has come. */
async function billsAreDue(db: Db, at: Date): Promise<boolean> {
  const [bill] = await db.select({ id: bills.id }).from(bills).where(lte(bills.reviewAt, at)).limit(1);
  return bill !== undefined;
}

/**
 * Does what the reviewer has done by now. A pending bill is taken up halfway through the review time and decided at its end, each dated when
 * it was due. Gives what its customers are told.
 */
async function reviewBills(tx: Db, at: Date): Promise<StoredNotification[]> {
  const told: StoredNotification[] = [];
  for (;;) {
    const [bill] = await tx
      .select()
      .from(bills)
      .where(lte(bills.reviewAt, at))
      .orderBy(asc(bills.reviewAt), asc(bills.id))
      .limit(1);
    if (!bill?.reviewAt) return told;
    if (bill.status === 'Pending') {
      const rest = bill.reviewAt.getTime() - bill.submittedAt.getTime();
      const reviewAt = new Date(bill.reviewAt.getTime() + rest);
      await tx.update(bills).set({ status: 'Processing', reviewAt }).where(eq(bills.id, bill.id));
    } else {
      told.push(...(await decide(tx, bill, { verdict: bill.verdict, at: bill.reviewAt })).told);
    }
  }
}

/** The reviewer of every mall. */
export const billReview: Timely = {
  isDue: billsAreDue,
  run: async (services, at) => pushInBackground(services, await services.write((tx) => reviewBills(tx, at))),
};

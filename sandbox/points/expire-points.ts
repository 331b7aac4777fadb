import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../database/db';
import type { Timely } from '../noun/noun';
import { dayOf, startOfDay } from '../shared/calendar';
import { lotsOf } from './lots';
import { ledger } from './tables';

/** Whether a balance still has expired points. */
async function pointsAreDue(db: Db, at: Date): Promise<boolean> {
  const [row] = await db.select({ id: ledger.id }).from(ledger).where(overdue(at)).limit(1);
  return row !== undefined;
}

/** Takes expired points out of every balance, with the date of their expiry. */
async function expirePoints(tx: Db, at: Date): Promise<void> {
  const members = await tx.selectDistinct({ id: ledger.membershipId }).from(ledger).where(overdue(at));
  for (const { id } of members) await expireOf(tx, id, at);
}

export const pointExpiry: Timely = {
  isDue: pointsAreDue,
  run: ({ write }, at) => write((tx) => expirePoints(tx, at)),
};

/** All movements of one member, oldest first. */
export async function movementsOf(db: Db, membershipId: number) {
  return db
    .select()
    .from(ledger)
    .where(eq(ledger.membershipId, membershipId))
    .orderBy(asc(ledger.createdAt), asc(ledger.id));
}

async function expireOf(tx: Db, membershipId: number, at: Date): Promise<void> {
  const rows = await movementsOf(tx, membershipId);
  const due = new Set(
    rows.filter(({ open, expiresOn }) => open && isPast(expiresOn, at)).map(({ id }) => id),
  );
  const lapsed = lotsOf(rows).filter(({ id, left }) => due.has(id) && left > 0);
  for (const { id, left, expiresOn } of lapsed) {
    await tx.insert(ledger).values({
      membershipId,
      hundredths: -left,
      reason: 'expiry',
      lotId: id,
      createdAt: startOfDay(expiresOn ?? '', 1),
    });
  }
  await tx
    .update(ledger)
    .set({ open: false })
    .where(and(eq(ledger.membershipId, membershipId), inArray(ledger.id, [...due])));
}

const overdue = (at: Date) => and(eq(ledger.open, true), lt(ledger.expiresOn, dayOf(at)));

const isPast = (expiresOn: string | null, at: Date) => expiresOn !== null && expiresOn < dayOf(at);

import { eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { memberships } from '../members/tables';
import { notifications, type StoredNotification } from '../notifications/tables';
import { postPoints } from '../points/post-points';
import { earned, rateOf } from './award';
import { readBill } from './read-bill';
import { billImages, bills } from './tables';
import type { Verdict } from './verdicts';

type Bill = typeof bills.$inferSelect;

export interface Decision {
  verdict: Verdict;
  at: Date;
  /** Why; the reviewer's own words when left out. */
  reason?: string;
  /** Hundredths of a rupee, where the operator read another amount. */
  amount?: number;
  /** Whether the answer to the customer's own call says it. If not, a notification does. */
  answered?: boolean;
}

interface Decided {
  /** Hundredths of a point. */
  points: number;
  /** What the customer is told, to be pushed once it is stored. */
  told: StoredNotification[];
}

/** Ends the review of a waiting bill: it earns its points, or it says why it does not. */
export async function decide(
  tx: Db,
  bill: Bill,
  { verdict, at, reason, amount, answered = false }: Decision,
): Promise<Decided> {
  if (verdict !== 'process') {
    const status = verdict === 'reject' ? 'Rejected' : 'Cancelled';
    await tx
      .update(bills)
      .set({ status, reason: reason || reasons[verdict], reviewAt: null })
      .where(eq(bills.id, bill.id));
    return { points: 0, told: answered ? [] : await tellCustomer(tx, bill, { status, points: 0, at }) };
  }
  const read = await readingOf(tx, bill);
  const known = { ...read, amount: amount ?? read.amount };
  const points = earned(known.amount, await rateOf(tx, bill.membershipId));
  await tx
    .update(bills)
    .set({ ...known, status: 'Processed', points, reason: '', reviewAt: null })
    .where(eq(bills.id, bill.id));
  const { membershipId, id: billId } = bill;
  if (points > 0) await postPoints(tx, { membershipId, hundredths: points, reason: 'bill', billId, at });
  return { points, told: answered ? [] : await tellCustomer(tx, bill, { status: 'Processed', points, at }) };
}

/** Customers are promised a notification. */
async function tellCustomer(
  tx: Db,
  { membershipId }: Bill,
  { status, points, at }: { status: 'Processed' | 'Rejected' | 'Cancelled'; points: number; at: Date },
): Promise<StoredNotification[]> {
  const body =
    status === 'Processed'
      ? `It has earned you ${points / 100} points.`
      : 'See the reason in your submitted bills.';
  return tx
    .insert(notifications)
    .values({
      membershipId,
      title: `Bill ${status.toLowerCase()}`,
      body,
      createdAt: at,
      picture: '1',
      deepLink: status === 'Processed' ? '/transactions' : '/transactions?tab=bills',
    })
    .returning();
}

const reasons = {
  reject: 'The bill cannot be read in the photo.',
  cancel: 'The purchase was returned at the shop.',
};

/** A long bill says everything itself; a short one is read. */
async function readingOf(tx: Db, { id, membershipId, brandId, number, amount }: Bill) {
  if (amount !== null) return { brandId, number, amount };
  const [image] = await tx
    .select()
    .from(billImages)
    .where(eq(billImages.billId, id))
    .orderBy(billImages.id)
    .limit(1);
  const [member] = await tx.select().from(memberships).where(eq(memberships.id, membershipId));
  return readBill(tx, member?.merchantId ?? '', { hash: image?.hash ?? '', name: image?.name ?? '' });
}

import { asc, eq } from 'drizzle-orm';
import { brands } from '../brands/tables';
import type { Db } from '../database/db';
import { addRow, rowWith } from '../database/rows';
import { memberships } from '../members/tables';
import { notifications, type StoredNotification } from '../notifications/tables';
import { postPoints } from '../points/post-points';
import { seeded } from '../shared/seeded';
import { earned, rateOf } from './award';
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
  const notification = await addRow(tx, notifications, {
    membershipId,
    title: `Bill ${status.toLowerCase()}`,
    body,
    createdAt: at,
    picture: '1',
    deepLink: status === 'Processed' ? '/transactions' : '/transactions?tab=bills',
  });
  return [notification];
}

const reasons = {
  reject: 'The bill cannot be read in the photo.',
  cancel: 'The purchase was returned at the shop.',
};

/** A long bill says everything itself; a short one is read. */
async function readingOf(tx: Db, { id, membershipId, brandId, number, amount }: Bill) {
  if (amount !== null) return { brandId, number, amount };
  const image = await rowWith(tx, billImages, { billId: id });
  const member = await rowWith(tx, memberships, { id: membershipId });
  return readBill(tx, member?.merchantId ?? '', { hash: image?.hash ?? '', name: image?.name ?? '' });
}

/**
 * What the machine reads from the photo of a short bill. The sandbox cannot read, so shop, number and amount follow from the content: the
 * same photo always says the same. A file name with `rs` and a number, such as `rs1250.jpg`, says the amount.
 */
async function readBill(tx: Db, merchantId: string, { hash, name }: { hash: string; name: string }) {
  const all = await tx.select().from(brands).where(eq(brands.merchantId, merchantId)).orderBy(asc(brands.id));
  const random = seeded(hash);
  const brand = all[Math.floor(random.next() * all.length)];
  const named = /rs(\d{1,6})(?!\d)/i.exec(name)?.[1];
  const drawn = Math.floor(random.between(200, 5000));
  return {
    brandId: brand?.id ?? null,
    number: `INV${Math.floor(random.between(4000, 9999))}`,
    amount: (named ? Number(named) : drawn) * 100,
  };
}

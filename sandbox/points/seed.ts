import { and, eq, gt, max } from 'drizzle-orm';
import { bills } from '../bills/tables';
import type { Db } from '../database/db';
import { sampleBalance } from '../members/sample-people';
import { sampleMembershipId, samplesOf } from '../members/seed';
import type { SeededMall } from '../noun/noun';
import { orders } from '../orders/tables';
import { startOfDay } from '../shared/calendar';
import { type Posting, welcomePoints } from './post-points';
import { sampleHistory } from './sample-history';
import { ledger } from './tables';

/** The points of the sample bills and orders, filled up to the balance in docs/sandbox.md. */
export async function seedPoints(tx: Db, mall: SeededMall): Promise<void> {
  const { merchant, at } = mall;
  for (const person of samplesOf(mall)) {
    const balance = sampleBalance(merchant.id, person);
    if (!person.membership || balance === 0) continue;
    const membershipId = await sampleMembershipId(tx, merchant.id, person);
    const postings = [
      { membershipId, hundredths: welcomePoints, reason: 'welcome' as const, at: daysBefore(at, 730) },
      ...(await ofBills(tx, membershipId)),
      ...(await ofOrders(tx, membershipId, at)),
    ];
    const [last] = await tx.select({ id: max(ledger.id) }).from(ledger);
    const rows = sampleHistory({ postings, balance, at, firstId: (last?.id ?? 0) + 1 });
    await tx.insert(ledger).values(rows);
  }
}

async function ofBills(tx: Db, membershipId: number): Promise<Posting[]> {
  const rows = await tx
    .select()
    .from(bills)
    .where(and(eq(bills.membershipId, membershipId), gt(bills.points, 0)));
  return rows.map(({ id: billId, points: hundredths, submittedAt: at }) => {
    return { membershipId, hundredths, reason: 'bill', billId, at };
  });
}

/** The points that the orders cost, and an earlier gift that pays for them. */
async function ofOrders(tx: Db, membershipId: number, at: Date): Promise<Posting[]> {
  const rows = await tx.select().from(orders).where(eq(orders.membershipId, membershipId));
  const total = rows.reduce((sum, order) => sum + order.total, 0);
  if (total === 0) return [];
  const gift: Posting = { membershipId, hundredths: total, reason: 'bonus', at: daysBefore(at, giftDays) };
  const taken = rows.map((order): Posting => {
    return {
      membershipId,
      hundredths: -order.total,
      reason: 'order',
      orderId: order.id,
      at: startOfDay(order.date),
    };
  });
  return [gift, ...taken];
}

/** Its rest ends in 20 days, so the dashboard says so. */
const giftDays = 345;

const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000);

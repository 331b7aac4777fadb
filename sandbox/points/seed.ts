import { and, eq, gt, max } from 'drizzle-orm';
import { bills } from '../bills/tables';
import type { Db } from '../database/db';
import { rowsWith } from '../database/rows';
import { sampleBalance } from '../members/sample-people';
import { sampleMembers } from '../members/seed';
import type { SeededMall } from '../noun/noun';
import { orders } from '../orders/tables';
import { dayOf, startOfDay } from '../shared/calendar';
import { lotsOf } from './lots';
import { ledgerRow, type Posting, welcomePoints } from './post-points';
import { ledger } from './tables';

/** The points of the sample bills and orders, filled up to the balance in docs/sandbox.md. */
export async function seedPoints(tx: Db, mall: SeededMall): Promise<void> {
  const { merchant, at } = mall;
  for (const { membershipId, ...person } of await sampleMembers(tx, mall)) {
    const balance = sampleBalance(merchant.id, person);
    if (balance === 0) continue;
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
  const rows = await rowsWith(tx, orders, { membershipId });
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

type Row = typeof ledger.$inferInsert & { id: number };

interface History {
  /** Earned and spent points, in any order. Earlier points must cover each debit. */
  postings: readonly Posting[];
  /** The final balance, in hundredths of a point. */
  balance: number;
  at: Date;
  /** The time of the first row. */
  firstId: number;
}

/**
 * The ledger of a long-time member: the postings, and the points that expired meanwhile. If points are missing for the
 * balance, an earlier card adds them. If there are too many, the end takes them away.
 */
function sampleHistory({ postings, balance, at, firstId }: History): Row[] {
  const rows: Row[] = [];
  const add = (row: typeof ledger.$inferInsert) => rows.push({ ...row, id: firstId + rows.length });
  const inTime = [...postings].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const posting of inTime) {
    for (const expiry of expiries(rows, posting.at)) add(expiry);
    add(ledgerRow(posting));
  }
  for (const expiry of expiries(rows, at)) add(expiry);
  const missing = balance - rows.reduce((sum, { hundredths }) => sum + hundredths, 0);
  const membershipId = inTime[0]?.membershipId;
  if (membershipId === undefined || missing === 0) return rows;
  const before = new Date(at.getTime() - earlierCardDays * 86_400_000);
  add(
    missing > 0
      ? ledgerRow({ membershipId, hundredths: missing, reason: 'opening', at: before })
      : ledgerRow({ membershipId, hundredths: missing, reason: 'adjustment', at }),
  );
  return rows;
}

/** These points expire late, so they do not affect earlier rows. */
const earlierCardDays = 100;

function expiries(rows: Row[], at: Date): (typeof ledger.$inferInsert)[] {
  const today = dayOf(at);
  const due = rows.filter(({ open, expiresOn }) => open && expiresOn && expiresOn < today);
  const lots = lotsOf(
    rows.map(({ id, hundredths, expiresOn = null, lotId = null }) => ({ id, hundredths, expiresOn, lotId })),
  );
  return due.flatMap((row) => {
    row.open = false;
    const left = lots.find(({ id }) => id === row.id)?.left ?? 0;
    if (left === 0) return [];
    const { membershipId, id: lotId, expiresOn } = row;
    const createdAt = startOfDay(expiresOn ?? today, 1);
    return [{ membershipId, hundredths: -left, reason: 'expiry' as const, lotId, createdAt }];
  });
}

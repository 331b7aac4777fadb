import { and, count, eq, inArray, lt, max } from 'drizzle-orm';
import { bills } from '../bills/tables';
import { brands } from '../brands/tables';
import type { Db } from '../database/db';
import { addRows, rowsWith, rowWith } from '../database/rows';
import { people } from '../members/sample-people';
import { sampleMembershipId } from '../members/seed';
import { memberships } from '../members/tables';
import { dayOf } from '../shared/calendar';
import { seeded } from '../shared/seeded';
import { ledgerRow } from './post-points';
import { ledger } from './tables';

/**
 * Adds so many rows to the history of the first sample member: bills that earned points, each with a correction that
 * takes the same points back, so that the balance does not change. They are from the eleven months before the seed.
 */
export async function setExtraTransactions(tx: Db, merchantId: string, wanted: number): Promise<void> {
  const membershipId = await sampleMembershipId(tx, merchantId, people.aarav);
  const pairs = Math.ceil(wanted / 2);
  const extra = and(eq(bills.membershipId, membershipId), eq(bills.extra, true));
  const [held] = await tx.select({ count: count() }).from(bills).where(extra);
  if (held?.count === pairs) return;
  const ids = tx.select({ id: bills.id }).from(bills).where(extra);
  await tx.delete(ledger).where(and(inArray(ledger.billId, ids), lt(ledger.hundredths, 0)));
  await tx.delete(ledger).where(inArray(ledger.billId, ids));
  await tx.delete(bills).where(extra);
  const rows = await pairsOf(tx, merchantId, membershipId, pairs);
  await addRows(
    tx,
    bills,
    rows.map(({ bill }) => bill),
  );
  await addRows(
    tx,
    ledger,
    rows.flatMap(({ earned, taken }) => [earned, taken]),
  );
}

async function pairsOf(tx: Db, merchantId: string, membershipId: number, pairs: number) {
  const shops = await rowsWith(tx, brands, { merchantId });
  const member = await rowWith(tx, memberships, { id: membershipId });
  const [lastBill] = await tx.select({ id: max(bills.id) }).from(bills);
  const [lastRow] = await tx.select({ id: max(ledger.id) }).from(ledger);
  const end = member?.joinedAt.getTime() ?? 0;
  const random = seeded(`extra transactions ${merchantId}`);
  return Array.from({ length: pairs }, (_, index) => {
    const at = new Date(end - (330 * (pairs - index) * 86_400_000) / pairs);
    const id = (lastBill?.id ?? 0) + 1 + index;
    const amount = Math.floor(random.between(200, 5000)) * 100;
    const points = Math.round(amount / 100);
    const brandId = shops[Math.floor(random.next() * shops.length)]?.id ?? null;
    const lotId = (lastRow?.id ?? 0) + 1 + index * 2;
    const earned = { membershipId, hundredths: points, reason: 'bill', billId: id, at } as const;
    const taken = { membershipId, hundredths: -points, reason: 'adjustment', billId: id, at, lotId } as const;
    return {
      bill: {
        ...({ id, membershipId, type: 'short', status: 'Processed', amount, points, brandId } as const),
        number: `INV${10_000 + index}`,
        date: dayOf(at),
        submittedAt: at,
        sample: true,
        extra: true,
      },
      // None of these points are left to expire.
      earned: { ...ledgerRow(earned), id: lotId, open: false },
      taken: { ...ledgerRow(taken), id: lotId + 1 },
    };
  });
}

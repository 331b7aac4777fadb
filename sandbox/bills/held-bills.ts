import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/db';
import { customers, memberships } from '../members/tables';
import { billImages, bills } from './tables';
import type { BillStatus } from './verdicts';

/** A bill as a test asks for it: who handed in what. */
export interface HeldBill {
  id: string;
  mobile: string;
  type: 'short' | 'long';
  status: BillStatus;
  number: string;
  /** In their order, with the SHA-256 of their content. */
  images: { name: string; hash: string; size: number }[];
}

/** The bills that shoppers handed in at a mall, oldest first. */
export async function heldBills(db: Db, merchantId: string): Promise<HeldBill[]> {
  const rows = await db
    .select({ bill: bills, mobile: customers.mobile, image: billImages })
    .from(bills)
    .innerJoin(billImages, eq(billImages.billId, bills.id))
    .innerJoin(memberships, eq(memberships.id, bills.membershipId))
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(and(eq(memberships.merchantId, merchantId), isNull(bills.deletedAt), eq(bills.sample, false)))
    .orderBy(asc(bills.id), asc(billImages.id));
  const held = new Map<number, HeldBill>();
  for (const { bill, mobile, image } of rows) {
    const { id, type, status, number } = bill;
    const own = held.get(id) ?? { id: String(id), mobile, type, status, number, images: [] };
    own.images.push({ name: image.name, hash: image.hash, size: image.size });
    held.set(id, own);
  }
  return [...held.values()];
}

/** The names of all files that belong to a bill. */
export async function keptFiles(db: Db): Promise<Set<string>> {
  const rows = await db.select({ file: billImages.file }).from(billImages);
  return new Set(rows.map(({ file }) => file));
}

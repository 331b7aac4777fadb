import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Bill } from '@/contract/bills';
import { brands } from '../brands/tables';
import type { Db } from '../database/db';
import { locations } from '../locations/tables';
import type { Context } from '../noun/handler';
import { imagePath } from './image-path';
import { billImages, bills } from './tables';

/** A customer's bills as the wire has them, by the date on the bill, newest first. `which` narrows them down. */
export async function showBills(context: Context, membershipId: number, which?: SQL): Promise<Bill[]> {
  const { db } = context;
  const rows = await db
    .select({ bill: bills, brand: brands.name, location: locations.name })
    .from(bills)
    .leftJoin(brands, eq(brands.id, bills.brandId))
    .leftJoin(locations, eq(locations.id, bills.locationId))
    .where(and(eq(bills.membershipId, membershipId), isNull(bills.deletedAt), which))
    .orderBy(desc(bills.date), desc(bills.id));
  const images = await imagesOf(
    db,
    rows.map(({ bill }) => bill.id),
  );
  return rows.map(({ bill, brand, location }) => {
    const own = images.get(bill.id) ?? [];
    return {
      id: String(bill.id),
      brandName: brand ?? '',
      points: bill.points / 100,
      status: bill.status,
      billNumber: bill.number,
      billDate: bill.date,
      billAmount: bill.amount === null ? undefined : bill.amount / 100,
      images: own.map((image) => `${context.origin}${imagePath(context.merchant.id, image)}`),
      imageNames: own.map(({ name }) => name),
      reason: bill.reason,
      locationName: location ?? '',
    };
  });
}

async function imagesOf(db: Db, billIds: readonly number[]) {
  const rows = await db
    .select()
    .from(billImages)
    .where(inArray(billImages.billId, [...billIds]))
    .orderBy(asc(billImages.id));
  const byBill = new Map<number, typeof rows>();
  for (const row of rows) byBill.set(row.billId, [...(byBill.get(row.billId) ?? []), row]);
  return byBill;
}

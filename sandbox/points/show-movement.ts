import { eq, inArray } from 'drizzle-orm';
import type { PointTransaction } from '@/contract/transactions';
import { bills } from '../bills/tables';
import { brands } from '../brands/tables';
import type { Db } from '../database/db';
import { orderItems, orders } from '../orders/tables';
import { products } from '../products/tables';
import { dayOf } from '../shared/calendar';
import type { movementsOf } from './expire-points';

type Row = Awaited<ReturnType<typeof movementsOf>>[number];

/** The name of a ledger row without a bill and an order. */
const reasons: Record<Row['reason'], string> = {
  opening: 'Points from your earlier card',
  welcome: 'Welcome bonus',
  referral: 'Referral bonus',
  bonus: 'Festive bonus',
  bill: '',
  order: '',
  adjustment: 'Correction by the mall',
  'bill-deleted': 'Bill deleted',
  expiry: 'Expired',
};

/** Turns a ledger row into its reply. `part` replaces its points by those that are left or have expired. */
export type ShowMovement = (row: Row, part?: number) => PointTransaction;

/** Loads the bills and orders of one member's rows. */
export async function movementView(db: Db, membershipId: number): Promise<ShowMovement> {
  const ownBills = await db
    .select({ bill: bills, brand: brands.name })
    .from(bills)
    .leftJoin(brands, eq(brands.id, bills.brandId))
    .where(eq(bills.membershipId, membershipId));
  const billById = new Map(ownBills.map((each) => [each.bill.id, each]));
  const orderBrands = await brandsOfOrders(db, membershipId);
  return (row, part = Math.abs(row.hundredths)) => {
    const known = row.billId === null ? undefined : billById.get(row.billId);
    const linked = row.reason === 'bill' && known && known.bill.deletedAt === null;
    const names = row.orderId === null ? [known?.brand ?? ''] : (orderBrands.get(row.orderId) ?? []);
    return {
      kind: row.hundredths > 0 ? '1' : '2',
      reasonId: reasonIdOf(row),
      reason: reasons[row.reason],
      referenceId: linked ? String(row.billId) : '0',
      orderId: row.orderId === null ? '' : String(row.orderId),
      billNumber: known?.bill.number ?? '',
      brands: names.filter(Boolean).map((name) => ({ name })),
      date: dayOf(row.createdAt),
      points: part / 100,
      expiryDate: row.expiresOn ?? '',
      pointsEarned: row.hundredths > 0 ? row.hundredths / 100 : 0,
    };
  };
}

/** 1 and 3 mean a bill or an order, 2 and 4 another reason. */
function reasonIdOf({ reason, hundredths }: Row): string {
  if (reason === 'bill') return '1';
  if (reason === 'order') return '3';
  return hundredths > 0 ? '2' : '4';
}

async function brandsOfOrders(db: Db, membershipId: number): Promise<Map<number, string[]>> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.membershipId, membershipId));
  const rows = await db
    .select({ orderId: orderItems.orderId, brand: products.brandName })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, own));
  const names = new Map<number, string[]>();
  for (const { orderId, brand } of rows) {
    names.set(orderId, [...new Set([...(names.get(orderId) ?? []), brand])]);
  }
  return names;
}

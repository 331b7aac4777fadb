import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { brands } from '../brands/tables';
import type { Db } from '../database/db';
import { rowId } from '../database/row-id';
import { customers, memberships } from '../members/tables';
import type { StoredNotification } from '../notifications/tables';
import type { PostedForm } from '../noun/card';
import { brief, FormError, numberFrom, textFrom } from '../noun/form';
import { waitingStatuses } from './bill-statuses';
import { decide } from './decide';
import { billImages, bills } from './tables';

/** The bills of a mall that wait for a decision, oldest first, with who handed them in. */
export async function waitingBills(db: Db, merchantId: string) {
  const rows = await db
    .select({ bill: bills, customer: customers, brand: brands.name })
    .from(bills)
    .innerJoin(memberships, eq(memberships.id, bills.membershipId))
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .leftJoin(brands, eq(brands.id, bills.brandId))
    .where(
      and(
        eq(memberships.merchantId, merchantId),
        inArray(bills.status, [...waitingStatuses]),
        isNull(bills.deletedAt),
      ),
    )
    .orderBy(asc(bills.id))
    .limit(shown);
  const images = await db
    .select()
    .from(billImages)
    .where(
      inArray(
        billImages.billId,
        rows.map(({ bill }) => bill.id),
      ),
    )
    .orderBy(asc(billImages.id));
  return rows.map((row) => ({ ...row, images: images.filter(({ billId }) => billId === row.bill.id) }));
}

export type WaitingBill = Awaited<ReturnType<typeof waitingBills>>[number];

const shown = 40;
/** Characters of a reason to shoppers. */
const longestReason = 200;
/** Rupees. */
const largestAmount = 999_999;

/**
 * Approves a bill with the amount that the operator read, or rejects or cancels it with a reason. Gives what its
 * customer is told.
 */
export async function decideBill(
  tx: Db,
  { services, merchantId, form }: PostedForm,
): Promise<StoredNotification[]> {
  const at = services.now();
  const id = form.get('bill') ?? '';
  const bill = (await waitingBills(tx, merchantId)).find((each) => each.bill.id === rowId(id))?.bill;
  if (!bill) throw new FormError(`No bill '${brief(id)}' waits at this mall.`);
  const decision = form.get('decision') ?? '';
  if (decision === 'approve') {
    const entered = form.get('amount') ?? '';
    const amount = entered.trim() === '' ? undefined : Math.round(rupeesFrom(entered) * 100);
    return (await decide(tx, bill, { verdict: 'process', at, ...(amount !== undefined && { amount }) })).told;
  }
  if (decision !== 'reject' && decision !== 'cancel') {
    throw new FormError(`There is no decision '${brief(decision)}'.`);
  }
  const reason = textFrom('reason', form.get('reason') ?? '', longestReason);
  if (reason === '') throw new FormError('Please say why, so that the shopper can read it.');
  return (await decide(tx, bill, { verdict: decision, at, reason })).told;
}

const rupeesFrom = (entered: string) => numberFrom('amount', entered, { least: 0.01, most: largestAmount });

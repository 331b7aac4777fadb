import { and, eq, inArray, isNull, sum } from 'drizzle-orm';
import type { Guideline } from '@/contract/bills';
import { brandsOfLocation } from '../brands/handlers';
import { rowId, rowWith } from '../database/rows';
import { ownMembership } from '../members/find-customer';
import { memberships } from '../members/tables';
import type { Context, Handlers } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { pointsLogOf } from '../points/points-log';
import { balanceOf, postPoints } from '../points/post-points';
import { ledger } from '../points/tables';
import { byMonth } from '../shared/by-label';
import { showBills } from './show-bill';
import { submitBill } from './submit-bill';
import { billImages, bills } from './tables';
import { waitingStatuses } from './verdicts';

/** More than any upload list holds, and few enough for one answer. */
const mostBills = 500;

export const billHandlers = {
  submitBill,

  async deleteSubmitBill({ billId }, context) {
    await deleteBill(billId, context);
  },

  /** Bills of somebody else, and those that are deleted, are left out as if they had never been. */
  async getBillSummary({ billIds }, context) {
    const ids = billIds
      .split(',')
      .slice(0, mostBills)
      .map((id) => rowId(id.trim()));
    const { id: membershipId } = await ownMembership(context.db, context);
    const found = await showBills(context, membershipId, inArray(bills.id, ids));
    const pending = found.filter(({ status }) => isWaiting(status)).length;
    return {
      submitted: found.length,
      processed: found.filter(({ status }) => status === 'Processed').length,
      pending,
      pointsEarned: sumOf(found.map(({ points }) => points ?? 0)),
      allPointsEarned: await allPointsOf(context, membershipId),
      bills: found,
    };
  },

  async getSubmitBillDetailsMonthwise(_request, context) {
    const { id: membershipId } = await ownMembership(context.db, context);
    const found = await showBills(context, membershipId);
    return {
      bills: byMonth(found, ({ billDate }) => billDate),
      log: await pointsLogOf(context, membershipId),
    };
  },

  async getBrandName({ locationId }, { db, merchant }) {
    const rows = await brandsOfLocation(db, merchant.id, rowId(locationId));
    return rows.map(({ id, name }) => ({ id: String(id), name }));
  },

  async getBillUploadGuidelines(_request, context) {
    return { guidelines: guidelinesOf(context) };
  },

  async setBillUploadGuidelinesFlag({ flag: guidelinesConfirmed }, context) {
    await context.write(async (tx) => {
      const { id } = await ownMembership(tx, context);
      await tx.update(memberships).set({ guidelinesConfirmed }).where(eq(memberships.id, id));
    });
  },
} satisfies Partial<Handlers>;

const isWaiting = (status: string) => waitingStatuses.some((waiting) => waiting === status);

/** Points have hundredths, so their sum is rounded to those. */
const sumOf = (points: readonly number[]) =>
  Math.round(points.reduce((sum, each) => sum + each * 100, 0)) / 100;

async function allPointsOf({ db }: Context, membershipId: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(bills.points) })
    .from(bills)
    .where(and(eq(bills.membershipId, membershipId), isNull(bills.deletedAt)));
  return Number(row?.total ?? 0) / 100;
}

const texts = [
  [1, 'Hold the phone still, so that every word is sharp.'],
  [2, 'Show the whole bill, from the name of the shop to the total.'],
  [3, 'Take the photo in good light, without shadows.'],
  [4, 'Put one bill on a plain surface, flat and alone.'],
] as const;

/** How to photograph a bill, each with a good example and a bad one. */
function guidelinesOf({ pictureUrl }: Context): Guideline[] {
  return texts.map(([number, text]) => ({
    text,
    correctImage: pictureUrl(`guidelines/${number}-correct`),
    wrongImage: pictureUrl(`guidelines/${number}-wrong`),
  }));
}

/**
 * Deletes a customer's own bill with its files, so that they may be handed in again. The points that it earned are taken back; a bill whose
 * points are spent or expired stays.
 */
async function deleteBill(id: string, context: Context): Promise<void> {
  const { write, now, billFiles } = context;
  const files = await write(async (tx) => {
    const { id: membershipId } = await ownMembership(tx, context);
    const bill = await rowWith(tx, bills, { id: rowId(id), membershipId, deletedAt: null });
    if (!bill) return refuse(102, 'There is no such bill.');
    if (bill.points > 0) {
      const lot = await rowWith(tx, ledger, { billId: bill.id, reason: 'bill' });
      if (!lot?.open || (await balanceOf(tx, membershipId)) < bill.points) {
        refuse(102, 'The points of this bill are used, so it cannot be deleted.');
      }
      const back = { membershipId, hundredths: -bill.points, billId: bill.id, lotId: lot.id };
      await postPoints(tx, { ...back, reason: 'bill-deleted', at: now() });
    }
    await tx.update(bills).set({ deletedAt: now(), reviewAt: null }).where(eq(bills.id, bill.id));
    return tx.delete(billImages).where(eq(billImages.billId, bill.id)).returning({ file: billImages.file });
  });
  await billFiles.remove(files.map(({ file }) => file).filter(Boolean));
}

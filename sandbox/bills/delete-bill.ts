import { eq } from 'drizzle-orm';
import { rowId, rowWith } from '../database/rows';
import { ownMembership } from '../members/find-customer';
import type { Context } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { balanceOf, postPoints } from '../points/post-points';
import { ledger } from '../points/tables';
import { billImages, bills } from './tables';

/**
 * Deletes a customer's own bill with its files, so that they may be handed in again. The points that it earned are taken back; a bill whose
 * points are spent or expired stays.
 */
export async function deleteBill(id: string, context: Context): Promise<void> {
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

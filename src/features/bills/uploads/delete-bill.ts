import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { pointsUnit } from '@/components/points';
import { deleteSubmitBill, getBillSummary } from '@/contract/bills';
import { formatPoints } from '@/lib/points';
import { send } from '@/session/send';
import { endsSession, failureOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { ask } from '@/ui/feedback/ask';
import { showToast } from '@/ui/feedback/show-toast';
import { startBusy } from '@/updates/busy';
import { tellBillsChanged } from '../bill-news';

/**
 * Deletes a bill at the backend, and tells the shopper. If the bill has earned points, it asks first, because they go
 * with it (docs/product/bills.md#cancelling-and-deleting). `points` are those that the list knows of. Gives whether the bill is gone.
 */
export async function deleteBill(billId: string, points: number): Promise<boolean> {
  const texts = textsOf(uploadTexts);
  const endBusy = startBusy('write'); // the call before the deletion must not reload the page for new tokens
  try {
    // A bill that people check may have earned points since the list last heard of it.
    const { bills } = await send(getBillSummary, { billIds: billId });
    const bill = bills?.find(({ id }) => id === billId);
    const lost = Math.max(points, bill?.points ?? 0);
    // Another tab, or an attempt whose answer was lost, may have deleted it already.
    const isGone = bills?.length === 0;
    if (!isGone) {
      if (lost > 0 && !(await agrees(lost))) return false;
      await send(deleteSubmitBill, { billId });
    }
  } catch (error) {
    const failure = failureOf(error);
    if (!endsSession(failure)) showToast('error', errorText(failure));
    return false;
  } finally {
    endBusy();
  }
  showToast('success', texts.deleted);
  tellBillsChanged();
  return true;
}

function agrees(points: number): Promise<boolean> {
  const { yes, no } = textsOf(commonTexts);
  const text = fill(textsOf(uploadTexts).deleteEarned, { points: formatPoints(points), unit: pointsUnit() });
  return ask({ text, confirm: yes, cancel: no });
}

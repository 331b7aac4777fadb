import type { Bill, BillSummary } from '@/contract/bills';
import type { PointTransaction } from '@/contract/transactions';
import { billState } from '@/lib/bill-status';
import { calendarDay } from '@/lib/calendar-day';
import { parsedUrl } from '@/lib/inside-href';

/** The bills in the order of the request. Bills that were not requested come last. */
export function inOrder(bills: readonly Bill[], ids: readonly string[]): Bill[] {
  const place = ({ id }: Bill) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...bills].sort((one, other) => place(one) - place(other));
}

/** Why there are no points. Only rejected and cancelled bills have a reason. */
export function reasonOf({ status, reason }: Pick<Bill, 'status' | 'reason'>): string {
  const state = billState(status);
  return state === 'rejected' || state === 'cancelled' ? reason.trim() : '';
}

/** Days after its date in which a bill that is being checked is nothing to ask about. */
const patience = 3;

/** Whether the shopper may ask about a bill: it earned nothing, or its points are long in coming. */
export function mayAskAbout({ status, billDate }: Pick<Bill, 'status' | 'billDate'>, today: string): boolean {
  const state = billState(status);
  if (state !== 'processing') return state === 'rejected' || state === 'cancelled';
  const day = calendarDay(billDate);
  return day !== undefined && Date.parse(today) - Date.parse(day) > patience * 86_400_000;
}

/**
 * The step that a bill with this status is at: sent (0), received, being checked, decided (3), or all done (4). Undefined
 * for a status that the app does not know.
 */
export function stepOf(status: string): number | undefined {
  const state = billState(status);
  return state && (state === 'processing' ? 2 : 4);
}

/**
 * The day (YYYY-MM-DD) on which a bill earned its first points; '' if none of these rows is about it. The bill's own
 * date is that of the purchase, and the other steps have no date in any reply.
 */
export function decidedOn(billId: string, earned: readonly PointTransaction[]): string {
  const days = earned
    .filter(({ reasonId, referenceId }) => referenceId === billId && (reasonId === '1' || reasonId === '3'))
    .map(({ date }) => calendarDay(date) ?? '');
  return days.filter((day) => day !== '').sort()[0] ?? '';
}

/** The next step: another bill after a long one or without points yet, otherwise spending the points. */
export function nextStep(
  isLongBill: boolean,
  summary: Pick<BillSummary, 'allPointsEarned'>,
): 'submit' | 'redeem' {
  return isLongBill || !summary.allPointsEarned ? 'submit' : 'redeem';
}

export interface BillFile {
  address: string;
  name: string;
}

/** The files of a bill: pictures for the slideshow, PDFs to open in a new tab. Other addresses are left out. */
export function filesOf(
  { images, imageNames }: Pick<Bill, 'images' | 'imageNames'>,
  origin: string,
): { pictures: BillFile[]; pdfs: BillFile[] } {
  const files = images.flatMap((address, index): (BillFile & { pdf: boolean })[] => {
    const url = parsedUrl(address, origin);
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    const name = imageNames[index] || lastSegment(url.pathname);
    return [{ address: url.href, name, pdf: isPdf(url.pathname) || isPdf(name) }];
  });
  const bare = ({ address, name }: BillFile) => ({ address, name });
  return {
    pictures: files.filter(({ pdf }) => !pdf).map(bare),
    pdfs: files.filter(({ pdf }) => pdf).map(bare),
  };
}

const isPdf = (name: string) => /\.pdf$/i.test(name);

function lastSegment(path: string): string {
  const segment = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a % that encodes nothing
  }
}

import type { Bill } from '@/contract/bills';
import type { HeldVoucher, Month, PointHistory, PointTransaction } from '@/contract/transactions';
import { type BillState, billState } from '@/lib/bill-status';
import { calendarDay, limitDay } from '@/lib/calendar-day';
import { shiftMonths } from '@/lib/dates';
import type { Ending } from '@/lib/ending-points';
import { knownId } from '@/lib/known-id';

/** Months from today in which points expire that are still shown (docs/product/transactions.md#the-12-months). */
const expiryMonths = 12;

/** An entry and where it stands among those of its month. */
export interface Listed<Entry> {
  key: string;
  entry: Entry;
  /** The month's label, of its first entry alone. */
  month: string | undefined;
  last: boolean;
}

/** The entries of all months in one row; months without one that is kept are left out. */
export function listed<Entry>(
  months: readonly Month<Entry>[],
  keep: (entry: Entry) => boolean = () => true,
): Listed<Entry>[] {
  return months.flatMap(({ label, entries }) => {
    const kept = entries.filter(keep);
    return kept.map((entry, index) => ({
      key: `${label} ${index}`,
      entry,
      month: index === 0 ? label : undefined,
      last: index === kept.length - 1,
    }));
  });
}

/** What each filter of the points shows, except Archived, which has a call of its own. */
export function pointLists({ transactions, expiring, expired }: PointHistory, today: string) {
  const inTime = ({ expiryDate }: PointTransaction) => expiresNear(expiryDate, today);
  return {
    all: listed(transactions),
    earned: listed(transactions, (entry) => !isRedeemed(entry)),
    redeemed: listed(transactions, isRedeemed),
    expiring: listed(expiring, inTime),
    expired: listed(expired, inTime),
  };
}

/** What the points' tab shows. */
export interface PointsShown {
  lists: ReturnType<typeof pointLists>;
  endings: Ending[];
  log: PointHistory['log'];
  /** The lists are only the newest entries, kept for use without a network. */
  isCut?: boolean;
}

/** What each filter of the bills shows. */
export function billLists(bills: readonly Month<Bill>[]) {
  const of = (state: BillState) => listed(bills, ({ status }) => billState(status) === state);
  return {
    all: listed(bills),
    processing: of('processing'),
    rejected: of('rejected'),
    processed: of('processed'),
    cancelled: of('cancelled'),
  };
}

/** Whether a date (YYYY-MM-DD, with or without time) is at most `expiryMonths` from today, before or after it. */
export function expiresNear(date: string, today: string): boolean {
  const day = calendarDay(date);
  return (
    day !== undefined && day >= shiftMonths(today, -expiryMonths) && day <= shiftMonths(today, expiryMonths)
  );
}

export function isRedeemed({ kind }: Pick<PointTransaction, 'kind'>): boolean {
  return kind === '2';
}

/** The screen that tells more of a row. */
export type Lead = { to: 'bill'; id: string } | { to: 'order'; id: string };

/** Where a row of the points leads (docs/product/transactions.md#where-a-row-leads); undefined where there is no more to tell. */
export function leadOf(transaction: PointTransaction): Lead | undefined {
  const billId = hasBillReason(transaction) ? knownId(transaction.referenceId) : undefined;
  const orderId = knownId(transaction.orderId);
  const bill: Lead | undefined = billId === undefined ? undefined : { to: 'bill', id: billId };
  const order: Lead | undefined = orderId === undefined ? undefined : { to: 'order', id: orderId };
  return isRedeemed(transaction) ? (order ?? bill) : (bill ?? order);
}

/** What a row of the points is about. */
export function subjectOf(transaction: PointTransaction): 'bill' | 'order' | 'other' {
  if (!hasBillReason(transaction)) return 'other';
  return leadOf(transaction)?.to ?? (isRedeemed(transaction) ? 'order' : 'bill');
}

/** Whether a voucher's last day is over. A voucher without a date is good. */
export function hasRunOut({ expiryDate }: Pick<HeldVoucher, 'expiryDate'>, today: string): boolean {
  const day = limitDay(expiryDate);
  return day !== undefined && day < today;
}

/** '1' and '3' stand for a bill or an order, '2' and '4' for anything else, such as a bonus. */
function hasBillReason({ reasonId }: PointTransaction): boolean {
  return reasonId === '1' || reasonId === '3';
}

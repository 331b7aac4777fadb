import type { PointTransaction } from '@/contract/transactions';
import { billState } from '@/lib/bill-status';
import { calendarDay } from '@/lib/calendar-day';

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

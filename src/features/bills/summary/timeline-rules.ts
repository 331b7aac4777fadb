import type { PointTransaction } from '@/contract/transactions';
import { billState } from '@/lib/bill-status';
import { calendarDay } from '@/lib/calendar-day';

const names = ['sent', 'received', 'checking', 'decided'] as const;

export interface Step {
  name: (typeof names)[number];
  state: 'done' | 'now' | 'ahead';
}

/** How far a bill with this status has come. Nobody knows of a status that the app does not know. */
export function timelineOf(status: string): Step[] {
  const state = billState(status);
  if (state === undefined) return [];
  const now = state === 'processing' ? names.indexOf('checking') : names.length;
  return names.map((name, at) => ({ name, state: at < now ? 'done' : at === now ? 'now' : 'ahead' }));
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

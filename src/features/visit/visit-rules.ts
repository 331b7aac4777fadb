import dayjs from 'dayjs';
import type { Booking } from '@/contract/visit';
import type { CalendarTime } from '@/lib/calendar-file';
import { today } from '@/lib/today';
import { typedDate } from '@/lib/typed-date';
import { slotHours } from './slot-hours-rules';

/** How many days after today a visit may be (docs/product/visit.md#fields). */
export const daysAhead = 7;
/** ms (docs/product/visit.md#time-slots). */
export const noSlotsDuration = 360_000;

/** The last day (YYYY-MM-DD) that can be booked. */
export function lastDay(): string {
  return dayjs(today()).add(daysAhead, 'day').format('YYYY-MM-DD');
}

/** The problem of a typed date. */
export function dateMistake(typed: string): 'missing' | 'invalid' | 'outside' | undefined {
  if (typed.trim() === '') return 'missing';
  const date = typedDate(typed);
  if (!date) return 'invalid';
  return date < today() || date > lastDay() ? 'outside' : undefined;
}

/** The day and the people to ask time slots for. Undefined until both are valid. */
export function slotsWanted({ atMall, date, people }: { atMall: boolean; date: string; people: string }) {
  const day = typedDate(date);
  const count = /^\d{1,2}$/.test(people) ? Number(people) : 0;
  return atMall || !day || dateMistake(date) || count === 0 ? undefined : { day, people: count };
}

/** Now, for somebody who is at the mall: the device's day and time (HH:mm). */
export function visitNow(): { day: string; time: string } {
  const now = dayjs();
  return { day: now.format('YYYY-MM-DD'), time: now.format('HH:mm') };
}

/** Whether the visit was booked with this answer. 'Booked' is the status of one that was booked before. */
export function isConfirmed({ booked, paymentStatus }: Booking): boolean {
  return booked && paymentStatus.trim().toLowerCase() !== 'booked';
}

/**
 * When the visit is, for a calendar: the hours of its slot, by the time of India. If they cannot be read, the whole day.
 */
export function calendarTime(day: string, slotName: string): CalendarTime {
  const hours = slotHours(slotName);
  if (!hours) return { day };
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  const at = (minutes: number) => new Date(midnight + minutes * 60_000);
  return { start: at(hours.from), end: at(hours.to) };
}

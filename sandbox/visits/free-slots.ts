import { and, eq, sum } from 'drizzle-orm';
import type { Db } from '../database/db';
import { rowsWith } from '../database/rows';
import { dayOf, startOfDay } from '../shared/calendar';
import { visitSlots, visits } from './tables';

/** How many days after today can be booked. */
const daysAhead = 7;
/** The weekday on which there are no time slots: Tuesday. */
const closedWeekday = 2;

/** Today by the calendar of India and the seven days after it, as YYYY-MM-DD. */
export function bookableDays(at: Date): string[] {
  const today = dayOf(at);
  return Array.from({ length: daysAhead + 1 }, (_, later) => dayOf(startOfDay(today, later)));
}

/** A mall's time slots with the places that are left on a day, in their order. Nobody can book one that is over, or on the weekday without. */
export async function slotsOf(db: Db, merchantId: string, { day, at }: { day: string; at: Date }) {
  const taken = await db
    .select({ slotId: visits.slotId, people: sum(visits.people).mapWith(Number) })
    .from(visits)
    .where(and(eq(visits.merchantId, merchantId), eq(visits.day, day)))
    .groupBy(visits.slotId);
  return (await rowsWith(db, visitSlots, { merchantId })).map((slot) => {
    const booked = taken.find(({ slotId }) => slotId === slot.id)?.people ?? 0;
    return { ...slot, booked, places: isOpen(slot, day, at) ? Math.max(0, slot.capacity - booked) : 0 };
  });
}

function isOpen({ ends }: { ends: number }, day: string, at: Date): boolean {
  if (!bookableDays(at).includes(day) || new Date(day).getUTCDay() === closedWeekday) return false;
  return at.getTime() < startOfDay(day).getTime() + ends * 60_000;
}

import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { rowId } from '../database/row-id';
import type { PostedForm } from '../noun/card';
import { brief, FormError, numberFrom, textFrom } from '../noun/form';
import { bookableDays, slotsOf } from './free-slots';
import { visitSlots, visits } from './tables';

/** Bookings that the page shows. */
const shown = 40;
/** People in one time slot. */
const largestCapacity = 10_000;
/** Characters of a slot's name. */
const longestName = 60;

/** The time slots with how many people come on each day that can be booked, and the newest bookings. */
export async function bookedVisits(db: Db, merchantId: string, at: Date) {
  const days = bookableDays(at);
  const byDay = await Promise.all(days.map((day) => slotsOf(db, merchantId, { day, at })));
  const slots = (byDay[0] ?? []).map((slot, index) => ({
    slot,
    booked: byDay.map((ofDay) => ofDay[index]?.booked ?? 0),
  }));
  const bookings = await db
    .select({ visit: visits, slotName: visitSlots.name })
    .from(visits)
    .leftJoin(visitSlots, eq(visitSlots.id, visits.slotId))
    .where(eq(visits.merchantId, merchantId))
    .orderBy(desc(visits.id))
    .limit(shown);
  return { days, slots, bookings };
}

export type BookedVisits = Awaited<ReturnType<typeof bookedVisits>>;

/** Changes what a time slot is called and how many people it takes a day. Bookings that there are stay. */
export async function saveSlot(tx: Db, { merchantId, form }: PostedForm): Promise<void> {
  const id = form.get('slot') ?? '';
  const [slot] = await tx
    .update(visitSlots)
    .set({
      name: textFrom('name', form.get('name') ?? '', longestName),
      capacity: numberFrom('capacity', form.get('capacity') ?? '', { whole: true, most: largestCapacity }),
    })
    .where(and(eq(visitSlots.id, rowId(id)), eq(visitSlots.merchantId, merchantId)))
    .returning({ id: visitSlots.id });
  if (!slot) throw new FormError(`There is no time slot '${brief(id)}' at this mall.`);
}

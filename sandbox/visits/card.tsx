/** @jsxImportSource hono/jsx */

import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { rowId } from '../database/rows';
import { NameAndNumber } from '../members/name-of';
import { type Card, inOneWrite, type PostedForm } from '../noun/card';
import { brief, FormError, numberFrom, textFrom } from '../noun/form';
import { Quiet, RowForm, RowInput, TableCard } from '../noun/table-card';
import { bookableDays, slotsOf } from './free-slots';
import { bookingIdOf } from './handlers';
import { visitSlots, visits } from './tables';

/** The time slots, with a name and places to change, and who comes. */
export const visitsCard: Card = {
  show: async ({ services: { db, now }, merchant, address }) => {
    const { days, slots, bookings } = await bookedVisits(db, merchant.id, now());
    return (
      <>
        <TableCard
          title="Visits"
          heads={['Time slot', 'Places a day', '', ...days.map((day) => day.slice(5))]}
          rows={slots.map((slot) => slotCells(`${address}/visits`, slot))}
        />
        <TableCard
          title="Booked visits"
          heads={['Booking ID', 'Who', 'When', 'People']}
          empty="No visit is booked."
          rows={bookings.map(bookingCells)}
        />
      </>
    );
  },
  actions: { visits: inOneWrite(saveSlot) },
};

function slotCells(action: string, { slot, booked }: BookedVisits['slots'][number]) {
  const form = `slot-${slot.id}`;
  const of = `of time slot ${slot.id}`;
  return [
    <RowInput key="name" form={form} name="name" value={slot.name} label={`Name ${of}`} width={180} />,
    <RowInput
      key="places"
      form={form}
      name="capacity"
      value={String(slot.capacity)}
      label={`Places ${of}`}
      width={70}
    />,
    <RowForm key="save" id={form} action={action} about={['slot', slot.id]} />,
    ...booked.map((people) => (people === 0 ? <Quiet key="none">0</Quiet> : people)),
  ];
}

function bookingCells({ visit, slotName }: BookedVisits['bookings'][number]) {
  return [
    bookingIdOf(visit),
    <NameAndNumber key="who" of={visit} />,
    <>
      {visit.day}
      <Quiet>{slotName ?? `${visit.time}, at the mall`}</Quiet>
    </>,
    visit.people,
  ];
}

/** Bookings that the page shows. */
const shown = 40;
/** People in one time slot. */
const largestCapacity = 10_000;
/** Characters of a slot's name. */
const longestName = 60;

/** The time slots with how many people come on each day that can be booked, and the newest bookings. */
async function bookedVisits(db: Db, merchantId: string, at: Date) {
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

type BookedVisits = Awaited<ReturnType<typeof bookedVisits>>;

/** Changes what a time slot is called and how many people it takes a day. Bookings that there are stay. */
async function saveSlot(tx: Db, { merchantId, form }: PostedForm): Promise<void> {
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

/** @jsxImportSource hono/jsx */
import { groupMobile } from '@/lib/mobile';
import type { Card } from '../noun/card';
import { RowInput } from '../noun/forms';
import { TableCard } from '../noun/table-card';
import { bookingIdOf } from './book-visit';
import { type BookedVisits, bookedVisits, saveSlot } from './booked-visits';

/** The time slots, with a name and places to change, and who comes. */
export const visitsCard: Card = {
  show: async ({ services: { db, now }, merchant, address }) => (
    <Visits action={`${address}/visits`} {...(await bookedVisits(db, merchant.id, now()))} />
  ),
  actions: {
    visits: ({ services: { write }, merchantId, form }) => write((tx) => saveSlot(tx, merchantId, form)),
  },
};

function Visits({ action, days, slots, bookings }: BookedVisits & { action: string }) {
  return (
    <>
      <TableCard
        title="Visits"
        heads={['Time slot', 'Places a day', '', ...days.map((day) => day.slice(5))]}
        rows={slots.map((slot) => <SlotRow key={slot.slot.id} action={action} {...slot} />)}
      />
      <TableCard
        title="Booked visits"
        heads={['Booking ID', 'Who', 'When', 'People']}
        empty="No visit is booked."
        rows={bookings.map(({ visit, slotName }) => (
          <tr key={visit.id}>
            <td>{bookingIdOf(visit)}</td>
            <td>
              {visit.firstName} {visit.lastName}
              <div class="quiet">+91 {groupMobile(visit.mobile)}</div>
            </td>
            <td>
              {visit.day}
              <div class="quiet">{slotName ?? `${visit.time}, at the mall`}</div>
            </td>
            <td>{visit.people}</td>
          </tr>
        ))}
      />
    </>
  );
}

function SlotRow({ action, slot, booked }: BookedVisits['slots'][number] & { action: string }) {
  const form = `slot-${slot.id}`;
  const of = `of time slot ${slot.id}`;
  return (
    <tr>
      <td>
        <RowInput form={form} name="name" value={slot.name} label={`Name ${of}`} width={180} />
      </td>
      <td>
        <RowInput
          form={form}
          name="capacity"
          value={String(slot.capacity)}
          label={`Places ${of}`}
          width={70}
        />
      </td>
      <td>
        <form id={form} method="post" action={action}>
          <input type="hidden" name="slot" value={String(slot.id)} />
          <button type="submit">Save</button>
        </form>
      </td>
      {booked.map((people, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one for each day, in their order
        <td key={index} class={people === 0 ? 'quiet' : undefined}>
          {people}
        </td>
      ))}
    </tr>
  );
}

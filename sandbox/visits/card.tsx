/** @jsxImportSource hono/jsx */
import { NameAndNumber } from '../members/name-of';
import { type Card, inOneWrite } from '../noun/card';
import { Quiet, RowForm, RowInput, TableCard } from '../noun/table-card';
import { bookingIdOf } from './book-visit';
import { type BookedVisits, bookedVisits, saveSlot } from './booked-visits';

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

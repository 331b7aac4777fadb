import type { RequestOf } from '@/contract/call';
import type { Booking, bookScheduleVisit } from '@/contract/visit';
import { mobilePattern } from '@/lib/mobile';
import { namePattern } from '@/lib/names';
import type { Db } from '../database/db';
import { addRow, rowId, rowWith } from '../database/rows';
import type { Context, Handlers } from '../noun/handler';
import type { SeededMall } from '../noun/noun';
import { refuse } from '../noun/refusal';
import { dayOf, startOfDay } from '../shared/calendar';
import { slotsOf } from './free-slots';
import { visitSlots, visits } from './tables';

export const visitHandlers = {
  async bookAvailableSlotList({ day, people }, { db, merchant, now }) {
    const slots = await slotsOf(db, merchant.id, { day, at: now() });
    return {
      slots: slots.filter(({ places }) => places >= people).map(({ id, name }) => ({ id: String(id), name })),
    };
  },

  bookScheduleVisit: bookVisit,
} satisfies Partial<Handlers>;

type Wanted = RequestOf<typeof bookScheduleVisit>;

const longestName = 30;

/** Books a visit while its time slot has room for everybody, and sends the SMS about it. */
async function bookVisit(wanted: Wanted, context: Context): Promise<Booking> {
  checkPerson(wanted);
  const { write, merchant, now, outbox } = context;
  const at = now();
  const booking = await write((tx) =>
    wanted.slotId === '' ? bookNow(tx, wanted, context, at) : bookSlot(tx, wanted, context, at),
  );
  if (booking.booked && booking.paymentStatus === unpaid) {
    const text = `Your visit to ${merchant.name} on ${wanted.day} is confirmed. Your Booking ID is ${booking.bookingId}.`;
    outbox.send({ merchantId: merchant.id, mobile: wanted.mobileNumber, text, sentAt: at });
  }
  return booking;
}

/** The payment status of a new booking: a visit costs nothing. */
const unpaid = 'Not required';

function checkPerson({ mobileNumber, firstName, lastName }: Wanted): void {
  if (!mobilePattern.test(mobileNumber)) refuse(102, 'Please enter a valid 10 digit mobile number.');
  for (const name of [firstName, lastName]) {
    if (name.length > longestName || !namePattern.test(name)) refuse(102, 'Please enter valid name.');
  }
}

async function bookSlot(tx: Db, wanted: Wanted, { merchant }: Context, at: Date): Promise<Booking> {
  const { day, people, time, mobileNumber } = wanted;
  if (time !== '') refuse(102, 'A visit has a time slot or a time, and not both.');
  const slot = (await slotsOf(tx, merchant.id, { day, at })).find(({ id }) => id === rowId(wanted.slotId));
  if (!slot) return refuse(102, 'There is no such time slot.');
  if (await rowWith(tx, visits, { slotId: slot.id, day, mobile: mobileNumber })) {
    // Whoever asks may be a stranger, so the answer does not have the Booking ID.
    return {
      booked: true,
      paymentStatus: 'Booked',
      bookingId: '',
      description: 'This mobile number has a booking for this time slot already.',
    };
  }
  if (slot.places < people) return gone;
  return store(tx, { ...wanted, slotId: slot.id }, merchant.id, at);
}

/** Somebody who is at the mall needs no place in a slot. A phone's date may be a day off, where its clock is set to another country. */
async function bookNow(tx: Db, wanted: Wanted, { merchant }: Context, at: Date): Promise<Booking> {
  if (wanted.time === '') refuse(102, 'A visit needs a time slot or a time.');
  const today = dayOf(at);
  const near = [-1, 0, 1].map((later) => dayOf(startOfDay(today, later)));
  if (!near.includes(wanted.day)) refuse(102, 'Somebody who is at the mall comes today.');
  return store(tx, { ...wanted, slotId: null }, merchant.id, at);
}

type Stored = Omit<Wanted, 'slotId'> & { slotId: number | null };

async function store(tx: Db, wanted: Stored, merchantId: string, bookedAt: Date): Promise<Booking> {
  const { slotId, day, time, people, mobileNumber: mobile, firstName, lastName } = wanted;
  const visit = { merchantId, slotId, day, time, people, mobile, firstName, lastName, bookedAt };
  const row = await addRow(tx, visits, visit);
  return { booked: true, paymentStatus: unpaid, bookingId: bookingIdOf(row), description: 'Success' };
}

/** Somebody else was faster, or the time slot is over. */
const gone: Booking = {
  booked: false,
  paymentStatus: '',
  bookingId: '',
  description: 'This time slot is not available any more. Please choose another one.',
};

/** As shoppers and the operator read it. */
export function bookingIdOf({ id }: { id: number }): string {
  return `VB${1000 + id}`;
}

/** Hours after midnight, and people. The fifth has two places; nobody can read an hour in the name of the last. */
const samples = [
  { name: '10 AM to 12 PM', ends: 12, capacity: 20 },
  { name: '12 PM to 2 PM', ends: 14, capacity: 20 },
  { name: '2 PM to 4 PM', ends: 16, capacity: 20 },
  { name: '4 PM to 6 PM', ends: 18, capacity: 20 },
  { name: '6 PM to 8 PM', ends: 20, capacity: 2 },
  { name: 'After dinner', ends: 22, capacity: 20 },
];

export async function seedVisits(tx: Db, { merchant }: SeededMall): Promise<void> {
  const rows = samples.map((sample) => ({ ...sample, merchantId: merchant.id, ends: sample.ends * 60 }));
  await tx.insert(visitSlots).values(rows);
}

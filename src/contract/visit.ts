import * as z from 'zod/mini';
import { ambient } from './ambient';
import { defineCall, fieldsReply } from './call';
import { at, beside, record } from './record';
import { amount, day, id, list, text } from './wire';

/** Visits are booked at one place, under a number of its own (docs/wire.md#visits). */
const place = { merchant_location_id: 3 };

/** How many people may come with one booking. */
const mostVisitors = 99;

const people = amount.check(z.int(), z.minimum(1), z.maximum(mostVisitors));
/** HH:mm, or nothing. */
const clockTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'not a time as HH:mm'));

const timeSlot = record({
  id: at('slot_id', id),
  /** Free text, such as '10 AM to 12 PM'. */
  name: at('slot_name', text),
});

/** The time slots of a day that have room for so many people. */
export const bookAvailableSlotList = defineCall('/bookAvailableSlotList', {
  effect: 'read',
  audience: 'anyone',
  constants: place,
  request: record({
    people: at('total_visitor', people),
    day: at('visit', day),
    merchantId: ambient.merchantId,
  }),
  reply: fieldsReply(record({ slots: at('available_slot', list(timeSlot)) })),
});

const yes = z.codec(z.unknown(), z.boolean(), {
  decode: (value) => typeof value === 'string' && value.trim().toLowerCase() === 'yes',
  encode: (value) => (value ? 'yes' : 'no'),
});

const booking = record({
  booked: at('is_booked', yes),
  /** 'Booked' stands for a visit that was booked before. */
  paymentStatus: at('payment_status', text),
  bookingId: at('booking_id', text),
  /** Why it was not booked. */
  description: beside('statusDescription', text),
});
export type Booking = z.output<typeof booking>;

/** Books a visit: for a time slot of a day, or for now, with the time and no slot. */
export const bookScheduleVisit = defineCall('/bookScheduleVisit', {
  effect: 'write',
  audience: 'anyone',
  constants: place,
  request: record({
    mobileNumber: at('mobile_number', id),
    time: at('time', clockTime),
    people: at('total_visitor', people),
    firstName: at('first_name', text),
    lastName: at('last_name', text),
    day: at('visit', day),
    merchantId: ambient.merchantId,
    slotId: at('slot_id', text),
  }),
  reply: fieldsReply(booking),
});

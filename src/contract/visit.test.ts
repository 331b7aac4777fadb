import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { encodeRequest } from './call';
import { strictly } from './strictly';
import { bookAvailableSlotList, bookScheduleVisit } from './visit';

const visit = {
  merchantId: '501',
  mobileNumber: '9876500001',
  firstName: 'Asha',
  lastName: 'Rao',
  people: 2,
  day: '2026-11-21',
};

describe('booking a visit', () => {
  it('sends the slot without a time, or the time without a slot; both fields are always there', () => {
    const sent = {
      merchant_id: '501',
      merchant_location_id: 3,
      mobile_number: '9876500001',
      total_visitor: 2,
      first_name: 'Asha',
      last_name: 'Rao',
      visit: '2026-11-21',
    };
    expect(encodeRequest(bookScheduleVisit, { ...visit, time: '', slotId: '7' })).toEqual({
      ...sent,
      time: '',
      slot_id: '7',
    });
    expect(encodeRequest(bookScheduleVisit, { ...visit, time: '18:05', slotId: '' })).toEqual({
      ...sent,
      time: '18:05',
      slot_id: '',
    });
  });

  it.each([
    ['yes', true],
    [' Yes', true],
    ['no', false],
    ['1', false],
    [true, false],
    [undefined, false],
  ])('is done with is_booked %j: %s', (is_booked, booked) => {
    expect(bookScheduleVisit.reply.decode({ response: { is_booked } }).booked).toBe(booked);
  });

  it('is for 99 people at most', () => {
    const request = strictly(bookAvailableSlotList.request);
    const ask = (total_visitor: string) =>
      z.safeDecode(request, { merchant_id: '501', visit: '2026-11-21', total_visitor }).success;
    expect([ask('99'), ask('100'), ask('0')]).toEqual([true, false, false]);
  });

  it('reads the status, the id and the sentence, in response or beside it', () => {
    const fields = { is_booked: 'yes', payment_status: 'Booked', booking_id: 81 };
    const read = { booked: true, paymentStatus: 'Booked', bookingId: '81', description: 'Full.' };
    expect(bookScheduleVisit.reply.decode({ response: fields, statusDescription: 'Full.' })).toEqual(read);
    expect(bookScheduleVisit.reply.decode({ ...fields, statusDescription: 'Full.' })).toEqual(read);
    expect(bookScheduleVisit.reply.decode({ response: [] })).toEqual({
      booked: false,
      paymentStatus: '',
      bookingId: '',
      description: '',
    });
  });
});

describe('the time slots', () => {
  it('are asked for with the date and the people, at the one place', () => {
    expect(encodeRequest(bookAvailableSlotList, { merchantId: '501', day: '2026-11-21', people: 2 })).toEqual(
      {
        merchant_id: '501',
        merchant_location_id: 3,
        visit: '2026-11-21',
        total_visitor: 2,
      },
    );
  });

  it.each([
    [{ response: { available_slot: [{ slot_id: 7, slot_name: '10 AM to 12 PM' }] } }, ['10 AM to 12 PM']],
    [{ available_slot: { 1: { slot_id: '7', slot_name: 'A' }, 2: { slot_name: 'no id' } } }, ['A']],
    [{ response: { available_slot: null } }, []],
    [{ response: [] }, []],
  ])('of %j', (body, names) => {
    expect(bookAvailableSlotList.reply.decode(body).slots.map(({ name }) => name)).toEqual(names);
  });
});

import { describe, expect, it } from 'vitest';
import type { RequestOf } from '@/contract/call';
import { calls } from '@/contract/calls';
import type { bookScheduleVisit } from '@/contract/visit';
import { people } from '../../sandbox/members/sample-people';
import { repeatWindow } from '../../sandbox/noun/repeats';
import { newNumber } from '../setup/new-number';
import { operate, pageOf } from './harness';
import { testSandbox } from './test-sandbox';

const test = testSandbox();

/** A Saturday. The clock is set to the Friday before, 15:30 in India. */
const day = '2026-11-21';

async function slots(values: { day?: string; people?: number; merchantId?: string } = {}) {
  return (
    await test.read('bookAvailableSlotList', {
      merchantId: 'north',
      day,
      people: 2,
      ...values,
    })
  ).slots;
}
const namesOf = async (values?: Parameters<typeof slots>[0]) => (await slots(values)).map(({ name }) => name);

const visitor = { merchantId: 'north', mobileNumber: newNumber, firstName: 'Nila', lastName: 'Sen' };

async function book(values: Partial<RequestOf<typeof bookScheduleVisit>> = {}) {
  const wanted = { ...visitor, day, time: '', people: 2, slotId: '1', ...values };
  return (await test.send('bookScheduleVisit', wanted)).body;
}
const booked = async (values?: Parameters<typeof book>[0]) =>
  calls.bookScheduleVisit.reply.decode(await book(values));

const gone = {
  booked: false,
  description: 'This time slot is not available any more. Please choose another one.',
};

describe('time slots', () => {
  it('are the mall’s, in their order, one of them without hours in its name', async () => {
    expect(await namesOf()).toEqual([
      '10 AM to 12 PM',
      '12 PM to 2 PM',
      '2 PM to 4 PM',
      '4 PM to 6 PM',
      '6 PM to 8 PM',
      'After dinner',
    ]);
    const [own, foreign] = [await slots(), await slots({ merchantId: 'south' })];
    expect(foreign).toHaveLength(own.length);
    expect(foreign.filter(({ id }) => own.some((slot) => slot.id === id))).toEqual([]);
  });

  it('have room for all people of a booking', async () => {
    expect(await namesOf({ people: 3 })).not.toContain('6 PM to 8 PM');
    expect(await namesOf({ people: 20 })).toHaveLength(5);
    expect(await namesOf({ people: 21 })).toEqual([]);
    await booked({ people: 18 });
    expect(await namesOf({ people: 2 })).toContain('10 AM to 12 PM');
    expect(await namesOf({ people: 3 })).not.toContain('10 AM to 12 PM');
    expect(await namesOf({ people: 3, day: '2026-11-22' })).toContain('10 AM to 12 PM');
    expect(await namesOf({ people: 3, merchantId: 'south' })).toContain('10 AM to 12 PM');
  });

  it('of today are listed until they are over in India', async () => {
    const today = { day: '2026-11-20' };
    expect((await namesOf(today))[0]).toBe('2 PM to 4 PM');
    test.clock.advance(30 * 60_000);
    expect((await namesOf(today))[0]).toBe('4 PM to 6 PM');
    test.clock.advance(6 * 3_600_000);
    expect(await namesOf(today)).toEqual([]);
  });

  it('are listed from today to seven days ahead, but not on a Tuesday', async () => {
    const days = ['19', '20', '23', '24', '25', '27', '28', '31'].map((date) => `2026-11-${date}`);
    const counts = await Promise.all(days.map(async (each) => (await slots({ day: each })).length));
    expect(counts).toEqual([0, 4, 6, 0, 6, 6, 0, 0]);
  });
});

describe('a booking', () => {
  it('by a visitor or a customer gets its own id and an SMS', async () => {
    const first = await booked();
    expect(first).toMatchObject({ booked: true, bookingId: expect.stringMatching(/^VB\d+$/) });
    expect(first.paymentStatus).not.toBe('Booked');
    expect(test.sandbox.outbox.latest(newNumber)?.text).toBe(
      `Your visit to Northgate Mall on 2026-11-21 is confirmed. Your Booking ID is ${first.bookingId}.`,
    );
    const token = (await test.logIn(people.aarav.mobile)).token?.access ?? '';
    const wanted = { ...visitor, mobileNumber: people.aarav.mobile, day, time: '', people: 2, slotId: '1' };
    const second = await test.read('bookScheduleVisit', wanted, { token });
    expect(second.booked).toBe(true);
    expect(second.bookingId).not.toBe(first.bookingId);
  });

  it('for the last places succeeds for one of two at once, and the other gets the reason', async () => {
    const numbers = ['9812345671', '9812345672'];
    const answers = await Promise.all(
      numbers.map((mobileNumber) => booked({ mobileNumber, slotId: '5', people: 2 })),
    );
    expect(answers.filter(({ booked: yes }) => yes)).toHaveLength(1);
    expect(answers.find(({ booked: yes }) => !yes)).toMatchObject(gone);
    expect(await namesOf({ people: 1 })).not.toContain('6 PM to 8 PM');
  });

  it('by the same number for the same hours is reported as already booked, without its id, and takes no place', async () => {
    await booked({ people: 10 });
    test.clock.advance(repeatWindow);
    const sent = test.sandbox.outbox.messages().length;
    expect(await booked({ people: 10 })).toEqual({
      booked: true,
      paymentStatus: 'Booked',
      bookingId: '',
      description: 'This mobile number has a booking for this time slot already.',
    });
    expect(test.sandbox.outbox.messages()).toHaveLength(sent);
    expect(await namesOf({ people: 10 })).toContain('10 AM to 12 PM');
    expect((await booked({ day: '2026-11-22' })).paymentStatus).not.toBe('Booked');
    expect((await booked({ slotId: '2' })).paymentStatus).not.toBe('Booked');
  });

  it('by somebody who is at the mall needs no place', async () => {
    const now = { day: '2026-11-20', time: '15:30', slotId: '', people: 99 };
    expect(await booked(now)).toMatchObject({ booked: true });
    expect(await booked({ ...now, time: '15:31' })).toMatchObject({ booked: true });
    expect(await namesOf({ people: 20 })).toHaveLength(5);
  });

  it.each([
    ['a slot that is over', { day: '2026-11-20' }],
    ['a day without slots', { day: '2026-11-24' }],
    ['yesterday', { day: '2026-11-19' }],
    ['the eighth day', { day: '2026-11-28' }],
    ['a day of no calendar', { day: '2026-11-31' }],
    ['more people than there are places', { people: 21 }],
  ])('of %s is not made', async (_, values) => {
    expect(await booked(values)).toMatchObject(gone);
  });

  it.each([
    ['another mall’s slot', { slotId: '7' }, 'There is no such time slot.'],
    ['a slot that is none', { slotId: 'x' }, 'There is no such time slot.'],
    ['neither slot nor time', { slotId: '' }, 'A visit needs a time slot or a time.'],
    ['slot and time', { time: '10:00' }, 'A visit has a time slot or a time, and not both.'],
    ['the mall tomorrow but one', { day: '2026-11-22', time: '10:00', slotId: '' }, 'Somebody who is at'],
    ['a number that is none', { mobileNumber: '1876500001' }, 'Please enter a valid 10 digit mobile number.'],
    ['no first name', { firstName: '' }, 'Please enter valid name.'],
    ['a first name of digits', { firstName: 'N1la' }, 'Please enter valid name.'],
    ['a last name of 31 letters', { lastName: 'S'.repeat(31) }, 'Please enter valid name.'],
  ])('with %s is refused', async (_, values, words) => {
    expect(await book(values)).toMatchObject({
      statusCode: 102,
      statusDescription: expect.stringContaining(words),
    });
    expect(test.sandbox.outbox.messages()).toEqual([]);
  });
});

describe('an operator', () => {
  const page = () => pageOf(test);

  it('sees the visitors, and how many come on each day', async () => {
    expect(await page()).toContain('No visit is booked.');
    const { bookingId } = await booked({ people: 7 });
    await booked({ day: '2026-11-20', time: '15:30', slotId: '', people: 3 });
    const html = await page();
    expect(html).toContain(bookingId);
    expect(html).toContain('+91 9812 345 670');
    expect(html).toContain('15:30, at the mall');
    expect(html).toContain('<td>7</td>');
  });

  it('changes name and places of a slot, and bookings stay', async () => {
    await booked({ people: 10 });
    await operate(test, 'visits', { slot: '1', name: 'Brunch', capacity: '12' });
    expect(await namesOf({ people: 2 })).toContain('Brunch');
    expect(await namesOf({ people: 3 })).not.toContain('Brunch');
    await operate(test, 'visits', { slot: '1', name: 'Brunch', capacity: '5' });
    expect(await namesOf({ people: 1 })).not.toContain('Brunch');
  });

  it('cannot reach a slot of another mall', async () => {
    const answer = await operate(test, 'visits', { slot: '7', name: 'Mine', capacity: '1' });
    expect(answer.headers.get('location')).toContain('problem=');
    expect(await namesOf({ merchantId: 'south' })).not.toContain('Mine');
  });
});

import '../../../tests/setup/key-store';
import { onlineManager } from '@tanstack/react-query';
import type { HistoryState } from '@tanstack/react-router';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCustomerData } from '@/contract/customer';
import { bookAvailableSlotList, bookScheduleVisit } from '@/contract/visit';
import { endSession } from '@/session/log-out';
import { openDraft, openedDraft } from '@/session/opened-drafts';
import { readStored, writeStored } from '@/session/stored-values';
import { useQuestion } from '@/ui/feedback/ask';
import * as toasts from '@/ui/feedback/show-toast';
import { isBusy } from '@/updates/busy';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { write } from '../../../tests/setup/hands';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const twoSlots = [
  { slot_id: 7, slot_name: '10 AM to 12 PM' },
  { slot_id: 8, slot_name: 'After dinner' },
];
const confirmed = { is_booked: 'yes', payment_status: '', booking_id: 'VB1001' };
const asha = { customer_id: 5, first_name: 'Asha', last_name: 'Rao' };

interface Given {
  customer?: unknown;
  /** The answer to each request for slots, in turn. The last one repeats. */
  slots?: unknown[];
  booking?: unknown;
  state?: HistoryState;
}

/** Opens a step, and gives the addresses that follow. */
async function open(path: string, given: Given = {}) {
  const { customer, slots = [twoSlots], booking, state } = given;
  const answers = [...slots];
  const backend = stubBackend({
    '/checkCustomerData': { statusCode: 100, response: { customer } },
    '/bookAvailableSlotList': () => {
      const available_slot = answers.length > 1 ? answers.shift() : answers[0];
      return available_slot === 'broken'
        ? Response.error()
        : Response.json({ statusCode: 100, response: { available_slot } });
    },
    '/logOutUser': { statusCode: 100 },
    '/bookScheduleVisit': booking ?? { statusCode: 100, response: confirmed },
  });
  const app = renderApp(path, state);
  const visited: string[] = [];
  app.history.subscribe(({ location, action }) => visited.push(`${action.type} ${location.href}`));
  await screen.findByRole('heading', { level: 1, name: 'Visit Booking' });
  return {
    ...app,
    visited,
    asked: () => backend.requestsTo(bookAvailableSlotList).map(({ fields }) => fields),
    sent: () => backend.requestsTo(bookScheduleVisit).map(({ fields }) => fields),
    lookedUp: () => backend.requestsTo(checkCustomerData).map(({ payload }) => payload),
  };
}

const openForm = (given?: Given) => open('/visit?step=details', given);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, text: string) => write(field(name), text);
const leave = () => userEvent.tab();
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'SUBMIT' });
const told = () => toasts.useToasts.getState().toasts.map(({ text }) => text);
const values = () => ['Mobile number', 'First name', 'Last name'].map((name) => field(name).value);

function fillWho(people = '2') {
  fill('Mobile number', '9812345670');
  fill('First name', 'nila');
  fill('Last name', 'sen');
  fill('No. of People', people);
}
async function chooseSlot(name = '10 AM to 12 PM') {
  fill('Visit date', '21112026');
  await until(() => expect(field('Time slot').disabled).toBe(false));
  await userEvent.selectOptions(field('Time slot'), name);
}

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 20, 15, 30));
  stubLocks();
  toasts.useToasts.setState({ toasts: [] });
});

describe('the first step', () => {
  it('welcomes to the mall, and leads on; WhatsApp is not there yet', async () => {
    const { visited } = await open('/visit');
    expect(screen.getByRole('heading', { name: 'Welcome to Test Mall' })).toBeTruthy();
    const soon = screen.getByRole<HTMLButtonElement>('button', { name: 'coming soon on WhatsApp' });
    expect(soon.disabled).toBe(true);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Pick your day and time',
      'Bring family and friends',
      'Get a Booking ID at once',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'CONTINUE HERE' }));
    expect(await screen.findByLabelText('Mobile number')).toBeTruthy();
    await until(() => expect(document.activeElement?.id).toBe('main'));
    expect(visited).toEqual(['PUSH /visit?step=details']);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('link', { name: 'CONTINUE HERE' })).toBeTruthy();
  });

  it.each([
    ['a visitor', '/login', () => {}],
    ['a customer', '/dashboard', logInAsCustomer],
  ])('leads %s back to %s when it was opened directly', async (_, path, enter) => {
    enter();
    const { visited } = await open('/visit');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(visited[0]).toBe(`REPLACE ${path}`));
  });

  it.each(['/visit?step=confirmed', '/visit?step=5', '/visit?step=%5B%5D'])(
    'is what %s shows',
    async (path) => {
      await open(path);
      expect(screen.getByRole('link', { name: 'CONTINUE HERE' })).toBeTruthy();
    },
  );
});

describe('the form', () => {
  it('books a time slot for a visitor', async () => {
    const { sent, visited } = await openForm();
    fillWho();
    await chooseSlot();
    await until(() => expect(submit().disabled).toBe(false));
    await userEvent.click(submit());
    expect(await screen.findByText('Your Booking is Confirmed!!')).toBeTruthy();
    expect(sent()).toEqual([
      {
        mobile_number: '9812345670',
        first_name: 'Nila',
        last_name: 'Sen',
        total_visitor: '2',
        visit: '2026-11-21',
        time: '',
        slot_id: '7',
        merchant_id: '501',
        merchant_location_id: '3',
      },
    ]);
    // In place of the form: nobody books twice by going back.
    expect(visited).toEqual(['REPLACE /visit?step=confirmed']);
    expect(isBusy()).toBe(false);
    expect(openedDraft('visit')?.content).toBeUndefined();
  });

  it('is not shown again to somebody who left before the answer: nobody books twice', async () => {
    const answer = laterAnswer<Response>();
    const { sent, visited } = await openForm({ booking: answer.asked });
    fillWho();
    await chooseSlot();
    await until(() => expect(submit().disabled).toBe(false));
    await userEvent.click(submit());
    await until(() => expect(sent()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('link', { name: 'CONTINUE HERE' });
    await answer.give(Response.json({ statusCode: 100, response: confirmed }));
    await until(() => expect(openedDraft('visit')?.content).toBeUndefined());
    expect(visited.at(-1)).not.toMatch(/confirmed/);
    expect(told()).toEqual(['Your Booking is Confirmed!!']);
    await userEvent.click(screen.getByRole('link', { name: 'CONTINUE HERE' }));
    await screen.findByLabelText('Mobile number');
    expect(values()).toEqual(['', '', '']);
    expect(isBusy()).toBe(false);
  });

  it('asks before the same booking goes twice when the page ended before the answer; a no keeps the form', async () => {
    const book = async () => {
      fillWho();
      if (!field('I am at the mall').checked) await userEvent.click(field('I am at the mall')); // the draft came back
      await userEvent.click(submit());
    };
    const first = await openForm({ booking: () => new Promise(() => {}) });
    await book();
    await until(() => expect(first.sent()).toHaveLength(1));
    cleanup();
    stubLocks(); // the browser takes the lock from a page that is gone
    vi.setSystemTime(new Date(2026, 10, 20, 15, 32));
    const { sent, queryClient } = await openForm();
    await book();
    const question = () => useQuestion.getState().question;
    await until(() => expect(question()?.text).toBe('You sent this at 3:30 PM. Send it again?'));
    expect(queryClient.isMutating()).toBe(0); // the loader would lie over the question
    act(() => question()?.answer(false));
    await until(() => expect(submit().disabled).toBe(false));
    expect(sent()).toEqual([]);
    expect(values()[1]).toBe('Nila');
  });

  it('books for now when the shopper is at the mall: date and slot go, with their errors', async () => {
    const { sent } = await openForm();
    fillWho();
    await userEvent.click(field('Visit date'));
    await leave();
    expect(await screen.findByText('Please select visit date')).toBeTruthy();
    await chooseSlot();
    const toggle = screen.getByLabelText('I am at the mall');
    await userEvent.click(toggle);
    expect(screen.queryByLabelText('Visit date')).toBeNull();
    expect(screen.queryByLabelText('Time slot')).toBeNull();
    await userEvent.click(toggle);
    expect([field('Visit date').value, field('Time slot').value]).toEqual(['', '']);
    expect(screen.queryByText('Please select visit date')).toBeNull();
    expect(submit().disabled).toBe(true);
    await userEvent.click(toggle);
    await userEvent.click(submit());
    await screen.findByText('Your Booking is Confirmed!!');
    expect(sent()).toEqual([
      expect.objectContaining({ visit: '2026-11-20', time: '15:30', slot_id: '', total_visitor: '2' }),
    ]);
  });

  it('can be sent only once every field is right', async () => {
    const { sent } = await openForm();
    expect(submit().disabled).toBe(true);
    fillWho();
    expect(submit().disabled).toBe(true);
    await chooseSlot();
    expect(submit().disabled).toBe(false);
    for (const [name, wrong, right] of [
      ['Mobile number', '123', '9812345670'],
      ['First name', 'N1', 'Nila'],
      ['Last name', 'S-', 'Sen'],
    ] as const) {
      fill(name, wrong);
      expect(submit().disabled, name).toBe(true);
      fill(name, right);
      await until(() => expect(submit().disabled, name).toBe(false));
    }
    await userEvent.type(field('First name'), '1{Enter}');
    expect(sent()).toEqual([]);
  });

  it('says so when the chosen day is over at midnight', async () => {
    await openForm();
    fillWho();
    fill('Visit date', '20112026');
    expect(screen.queryByText('Please choose a date from today to 7 days ahead.')).toBeNull();
    vi.setSystemTime(new Date(2026, 10, 21, 0, 1));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Please choose a date from today to 7 days ahead.')).toBeTruthy();
  });

  it('says what is wrong where a field is left', async () => {
    await openForm();
    await userEvent.click(field('Mobile number'));
    for (const words of [
      'Mobile number is required.',
      'First name is required.',
      'Last name is required.',
      'This field is required.',
    ]) {
      await leave();
      expect(await screen.findByText(words)).toBeTruthy();
    }
    fill('No. of People', '00');
    await leave();
    expect(await screen.findByText('No. of People should not be zero.')).toBeTruthy();
    await userEvent.clear(field('No. of People'));
    await userEvent.type(field('No. of People'), 'a1234');
    expect(field('No. of People').value).toBe('a1');
    expect(await screen.findByText('Please enter only number value.')).toBeTruthy();
    expect(screen.getByLabelText('First name').getAttribute('maxlength')).toBe('12');
  });
});

describe('time slots', () => {
  it('are asked for once date and people are there, and again when one of them changes', async () => {
    const { asked } = await openForm();
    expect(field('Time slot').disabled).toBe(true);
    fill('Visit date', '21112026');
    fill('No. of People', '0');
    expect(asked()).toEqual([]);
    fill('No. of People', '2');
    await until(() => expect(field('Time slot').disabled).toBe(false));
    expect([...field('Time slot').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Select time slot',
      '10 AM to 12 PM',
      'After dinner',
    ]);
    fill('Visit date', '22112026');
    await until(() => expect(asked()).toHaveLength(2));
    fill('No. of People', '3');
    await until(() => expect(asked()).toHaveLength(3));
    expect(asked().map(({ visit, total_visitor }) => [visit, total_visitor])).toEqual([
      ['2026-11-21', '2'],
      ['2026-11-22', '2'],
      ['2026-11-22', '3'],
    ]);
    expect(asked()[0]).toEqual({
      total_visitor: '2',
      visit: '2026-11-21',
      merchant_id: '501',
      merchant_location_id: '3',
    });
  });

  it('keep the choice while it is still there, and lose it when it has gone', async () => {
    await openForm({ slots: [twoSlots, twoSlots, twoSlots.slice(0, 1)] });
    fillWho();
    await chooseSlot('After dinner');
    fill('Visit date', '22112026');
    await until(() => expect(submit().disabled).toBe(false));
    expect(field('Time slot').value).toBe('8');
    fill('Visit date', '23112026');
    await until(() => expect(field('Time slot').querySelectorAll('option')).toHaveLength(2));
    await until(() => expect(field('Time slot').value).toBe(''));
    expect(submit().disabled).toBe(true);
    expect(await screen.findByText('Please select time slot.')).toBeTruthy();
  });

  it('that are missing are said to be missing for 360 s, or until there are some', async () => {
    const show = vi.spyOn(toasts, 'showToast');
    await openForm({ slots: [[], twoSlots] });
    fill('No. of People', '2');
    fill('Visit date', '21112026');
    await until(() => expect(told()).toEqual(['Time slots are not available']));
    expect(show.mock.calls).toEqual([['error', 'Time slots are not available', 360_000]]);
    expect(field('Time slot').disabled).toBe(true);
    expect(screen.getByText('Please choose another date.')).toBeTruthy();
    fill('Visit date', '22112026');
    await until(() => expect(field('Time slot').disabled).toBe(false));
    expect(told()).toEqual([]);
    expect(screen.queryByText('Please choose another date.')).toBeNull();
  });

  it('that are missing are not mentioned to somebody at the mall, nor after the form was left', async () => {
    await openForm({ slots: [[]] });
    fill('No. of People', '2');
    for (const away of [
      () => userEvent.click(screen.getByLabelText('I am at the mall')),
      () => userEvent.click(screen.getByRole('button', { name: 'Back' })),
    ]) {
      if (!screen.queryByLabelText('Visit date')) await userEvent.click(field('I am at the mall'));
      fill('Visit date', '21112026');
      await until(() => expect(told()).toEqual(['Time slots are not available']));
      await away();
      await until(() => expect(told()).toEqual([]));
    }
  });

  it('that could not be loaded are asked for again with Retry', async () => {
    await openForm({ slots: ['broken', twoSlots] });
    fill('No. of People', '2');
    fill('Visit date', '21112026');
    expect(await screen.findByText('The time slots could not be loaded.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await until(() => expect(field('Time slot').disabled).toBe(false));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByText('The time slots could not be loaded.')).toBeNull();
  });

  it('that could not be loaded are asked for again when the network is back', async () => {
    await openForm({ slots: ['broken', twoSlots] });
    fill('No. of People', '2');
    fill('Visit date', '21112026');
    await screen.findByText('The time slots could not be loaded.');
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    await until(() => expect(field('Time slot').disabled).toBe(false));
  });
});

describe('a booking that is not made', () => {
  it('because its slot is gone lets the shopper choose among those that are left', async () => {
    const booking = { statusCode: 102, statusDescription: 'There is no such time slot.' };
    await openForm({ booking, slots: [twoSlots, twoSlots.slice(1)] });
    fillWho();
    await chooseSlot();
    await userEvent.click(submit());
    await until(() => expect(field('Time slot').value).toBe(''));
    expect(told()).toEqual(['There is no such time slot.']);
    await userEvent.selectOptions(field('Time slot'), 'After dinner');
    await until(() => expect(submit().disabled).toBe(false));
  });

  it('says so also to somebody who left before the answer', async () => {
    const answer = laterAnswer<Response>();
    const { sent } = await openForm({ booking: answer.asked });
    fillWho();
    await chooseSlot();
    await userEvent.click(submit());
    await until(() => expect(sent()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('link', { name: 'CONTINUE HERE' });
    const full = { statusDescription: 'This time slot is full.', response: { is_booked: 'no' } };
    await answer.give(Response.json({ statusCode: 100, ...full }));
    await until(() => expect(told()).toEqual(['This time slot is full.']));
  });

  it.each([
    ['no', '', 'This time slot is full.', 'This time slot is full.'],
    ['yes', 'Booked', 'You have booked already.', 'You have booked already.'],
    ['no', '', '', 'Please Refresh'],
  ])('with is_booked %j and %j says why, and asks for the slots anew', async (...row) => {
    const [is_booked, payment_status, statusDescription, words] = row;
    const { asked, visited } = await openForm({
      booking: { statusCode: 100, response: { is_booked, payment_status }, statusDescription },
    });
    fillWho();
    await chooseSlot();
    await userEvent.click(submit());
    await until(() => expect(told()).toEqual([words]));
    await until(() => expect(asked()).toHaveLength(2));
    expect(visited).toEqual([]);
    expect(values()).toEqual(['9812 345 670', 'Nila', 'Sen']);
    await until(() => expect(submit().disabled).toBe(false));
  });

  it.each([
    ['was refused', { statusCode: 102, statusDescription: 'No.' }, 'No.'],
    ['met no network', () => Promise.reject(new TypeError()), 'Please check your internet connection!'],
    ['got no answer that can be read', () => new Response('<html>'), 'Oops something went wrong!'],
  ])('because it %s loses nothing either, and can be sent again', async (_, booking, words) => {
    const { sent, visited } = await openForm({ booking });
    fillWho();
    await chooseSlot();
    await userEvent.click(submit());
    await until(() => expect(told()).toEqual([words]));
    expect(visited).toEqual([]);
    expect(values()).toEqual(['9812 345 670', 'Nila', 'Sen']);
    await until(() => expect(submit().disabled).toBe(false));
    await userEvent.click(submit());
    await until(() => expect(sent()).toHaveLength(2));
  });
});

describe('known people', () => {
  it('find their number and names filled in', async () => {
    logInAsCustomer();
    const { lookedUp } = await openForm({ customer: { ...asha, last_name: 'De Rao' } });
    await until(() => expect(values()).toEqual(['9876 500 001', 'Asha', 'Rao']));
    expect(lookedUp()).toEqual([{ mobile_number: '9876500001', merchant_id: '501', platform: 4 }]);
  });

  it('who are visitors are known once the mobile field is left', async () => {
    const { lookedUp } = await openForm({ customer: asha });
    fill('Mobile number', '98765');
    await leave();
    expect(lookedUp()).toEqual([]);
    fill('Mobile number', '9876500001');
    expect(lookedUp()).toEqual([]);
    await leave();
    await until(() => expect(values()).toEqual(['9876 500 001', 'Asha', 'Rao']));
  });

  it('keep what they have typed', async () => {
    await openForm({ customer: asha });
    fill('First name', 'Nila');
    fill('Mobile number', '9876500001');
    await leave();
    await until(() => expect(values()).toEqual(['9876 500 001', 'Nila', 'Rao']));
  });

  it('lose the names that were filled in when their number changes', async () => {
    const { lookedUp } = await openForm({ customer: asha });
    fill('Mobile number', '9876500001');
    await leave();
    await until(() => expect(field('First name').value).toBe('Asha'));
    stubBackend({ '/checkCustomerData': { statusCode: 100, response: { customer: {} } } });
    fill('Mobile number', '9812345670');
    await leave();
    await until(() => expect(values()).toEqual(['9812 345 670', '', '']));
    expect(lookedUp()).toHaveLength(1);
    expect(readStored('user')).toBeUndefined();
  });

  it('lose them also when the lookup of the next number fails', async () => {
    await openForm({ customer: asha });
    fill('Mobile number', '9876500001');
    await leave();
    await until(() => expect(field('First name').value).toBe('Asha'));
    fill('Last name', 'Sen');
    stubBackend({});
    fill('Mobile number', '9812345670');
    await leave();
    await until(() => expect(told()).toHaveLength(1));
    expect(values()).toEqual(['9812 345 670', '', 'Sen']);
  });

  it('lose them also after a step back', async () => {
    await openForm({ customer: asha });
    fill('Mobile number', '9876500001');
    await leave();
    await until(() => expect(field('First name').value).toBe('Asha'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('link', { name: 'CONTINUE HERE' }));
    await until(() => expect(values()).toEqual(['9876 500 001', 'Asha', 'Rao']));
    stubBackend({ '/checkCustomerData': { statusCode: 100, response: { customer: {} } } });
    fill('Mobile number', '9812345670');
    await leave();
    await until(() => expect(values()).toEqual(['9812 345 670', '', '']));
  });

  it.each([null, '', [], {}, { customer_id: '', first_name: '' }])(
    'are logged out when their own lookup gives the customer %j',
    async (customer) => {
      logInAsCustomer();
      const { appActions } = await openForm({ customer });
      await until(() => expect(appActions.showLogin).toHaveBeenCalledOnce());
      expect(readStored('user')).toBeUndefined();
    },
  );

  it('stay logged in when an answer does not say whether they are known', async () => {
    logInAsCustomer();
    const { appActions, lookedUp } = await openForm({ customer: undefined });
    await until(() => expect(lookedUp()).toHaveLength(1));
    fillWho();
    expect(appActions.showLogin).not.toHaveBeenCalled();
    expect(values()).toEqual(['9812 345 670', 'Nila', 'Sen']);
  });

  it('stay logged in when somebody else’s number is not known, or the lookup fails', async () => {
    logInAsCustomer();
    const { appActions, lookedUp } = await openForm({ customer: asha });
    await until(() => expect(field('First name').value).toBe('Asha'));
    const backend = stubBackend({ '/checkCustomerData': { statusCode: 100, response: { customer: [] } } });
    fill('Mobile number', '9812345670');
    await leave();
    await until(() => expect(field('First name').value).toBe(''));
    expect(lookedUp()).toHaveLength(1);
    expect(backend.requestsTo(checkCustomerData)).toHaveLength(1);
    stubBackend({ '/checkCustomerData': { statusCode: 102, statusDescription: 'Not now.' } });
    fill('Mobile number', '9812345671');
    await leave();
    await until(() => expect(told()).toContain('Not now.'));
    expect(appActions.showLogin).not.toHaveBeenCalled();
    expect(field('Mobile number').value).toBe('9812 345 671');
  });
});

describe('what was typed', () => {
  const draft = {
    mobile: '9812345670',
    firstName: 'Nila',
    lastName: 'Sen',
    people: '2',
    atMall: false,
    date: '21 / 11 / 2026',
    slot: '7',
  };
  const keep = async (values: Record<string, unknown>) => {
    await openDraft('visit');
    await openedDraft('visit')?.save({ version: 1, values, fileIds: [] });
  };

  it('is there again after a step back', async () => {
    await openForm();
    fillWho();
    await chooseSlot();
    expect(openedDraft('visit')?.content?.values).toEqual(draft);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('link', { name: 'CONTINUE HERE' }));
    await until(() => expect(field('Time slot').value).toBe('7'));
    expect(values()).toEqual(['9812 345 670', 'Nila', 'Sen']);
    expect(submit().disabled).toBe(false);
  });

  it('is checked again, because a day may be over by now', async () => {
    await keep({ ...draft, date: '19 / 11 / 2026' });
    await openForm();
    expect(await screen.findByText('Please choose a date from today to 7 days ahead.')).toBeTruthy();
  });

  it('by a visitor is not shown to a customer, nor to the next visitor of this tab', async () => {
    await keep(draft);
    logInAsCustomer();
    await openForm({ customer: asha });
    await until(() => expect(values()).toEqual(['9876 500 001', 'Asha', 'Rao']));
    endSession();
    await openDraft('visit');
    expect(openedDraft('visit')?.content).toBeUndefined();
  });

  it('is gone when it was booked, also if the shopper did not wait for the answer', async () => {
    const answer = laterAnswer<Response>();
    const { router } = await openForm({ booking: answer.asked });
    fillWho();
    await chooseSlot();
    await until(() => expect(submit().disabled).toBe(false));
    await userEvent.click(submit());
    await router.navigate({ to: '/faqs' });
    const kept = openedDraft('visit');
    expect(kept?.content).toBeDefined();
    await answer.give(Response.json({ statusCode: 100, response: confirmed }));
    await until(() => expect(kept?.content).toBeUndefined());
  });
});

describe('the confirmation', () => {
  const state = { bookingId: 'VB1001', visitDay: '2026-11-21', visitSlot: '10 AM to 12 PM', visitTime: '' };
  const openConfirmed = (changes: HistoryState = {}) =>
    open('/visit?step=confirmed', { state: { ...state, ...changes } });

  it('has the id and the time, also after a reload, and no way back to the form', async () => {
    await openConfirmed();
    expect(screen.getByRole('heading', { name: 'Your Booking is Confirmed!!' })).toBeTruthy();
    const rows = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Booking ID',
      'VB1001',
      'Visit date',
      '21st Nov 2026',
      'Time slot',
      '10 AM to 12 PM',
    ]);
    expect(screen.getByText('We have sent the details to you by SMS or WhatsApp.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('shows the time of somebody who was at the mall, and leaves out an id that did not come', async () => {
    await openConfirmed({ bookingId: '', visitSlot: '', visitTime: '15:30' });
    expect(screen.getByText('15:30').previousElementSibling?.textContent).toBe('Time');
    expect(screen.queryByText('Booking ID')).toBeNull();
  });

  it('leads a customer to the dashboard', async () => {
    logInAsCustomer();
    await openConfirmed();
    expect(screen.getByRole('link', { name: 'OK' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByText('Want rewards for your shopping?')).toBeNull();
  });

  it('invites a visitor to the login, and from there to the dashboard', async () => {
    await openConfirmed();
    expect(readStored('prev_route')).toContain('/visit');
    await userEvent.click(screen.getByRole('link', { name: 'Want rewards for your shopping?' }));
    expect(await screen.findByText('GET OTP')).toBeTruthy();
    expect(readStored('prev_route')).toBeUndefined();
    expect(screen.queryByRole('link', { name: 'OK' })).toBeNull();
  });

  it('stays until the next screen shows', async () => {
    const { router, history } = await openConfirmed();
    vi.useFakeTimers();
    await act(async () => void router.navigate({ to: '/faqs' }));
    expect(history.location.pathname).toBe('/faqs');
    expect(screen.getByRole('heading', { name: 'Your Booking is Confirmed!!' })).toBeTruthy();
    expect(screen.getByText('VB1001')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    vi.useRealTimers();
    expect(await screen.findByRole('heading', { level: 1, name: 'FAQs' })).toBeTruthy();
  });

  it('is not what a history without a day leads to', async () => {
    await openConfirmed({ visitDay: 'soon' });
    expect(screen.getByRole('link', { name: 'CONTINUE HERE' })).toBeTruthy();
  });

  it.each([
    ['the next customer', '9'],
    ['nobody who is logged in', undefined],
  ])('of a customer is not shown to %s', async (_, next) => {
    logInAsCustomer();
    const { history } = await openForm();
    fillWho();
    await chooseSlot();
    await until(() => expect(submit().disabled).toBe(false));
    await userEvent.click(submit());
    expect(await screen.findByText('VB1001')).toBeTruthy();
    const { state: booked } = history.location;
    cleanup();
    endSession();
    if (next) writeStored('user', JSON.stringify({ id: next }));
    await open('/visit?step=confirmed', { state: booked });
    expect(screen.getByRole('link', { name: 'CONTINUE HERE' })).toBeTruthy();
    expect(screen.queryByText('VB1001')).toBeNull();
  });

  /** The file that the button gives. */
  async function calendarFile(changes: HistoryState = {}) {
    const blobs: Blob[] = [];
    const links: string[] = [];
    const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this.download);
    });
    await openConfirmed(changes);
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(links).toEqual(['visit.ics']);
    expect(blobs[0]?.type).toBe('text/calendar;charset=utf-8');
    return (await blobs[0]?.text())?.replaceAll('\r\n ', '').split('\r\n') ?? [];
  }

  it('puts the visit into the calendar, in the hours of its slot', async () => {
    expect(await calendarFile()).toEqual(
      expect.arrayContaining([
        `UID:visit-VB1001@${location.hostname}`,
        'DTSTART:20261121T043000Z',
        'DTEND:20261121T063000Z',
        'SUMMARY:Visit to Test Mall',
        'LOCATION:Test Mall',
        'DESCRIPTION:Booking ID: VB1001\\nVisit date: 21st Nov 2026\\nTime slot: 10 AM to 12 PM',
      ]),
    );
  });

  it('puts it on the whole day where the slot has no hours that can be read', async () => {
    const lines = await calendarFile({ visitSlot: 'After dinner' });
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261121', 'DTEND;VALUE=DATE:20261122']),
    );
  });
});

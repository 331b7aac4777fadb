import './key-store';
import type { HistoryState } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import { checkCustomerData } from '@/contract/customer';
import { bookAvailableSlotList, bookScheduleVisit } from '@/contract/visit';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from './app-router';
import { stubBackend } from './backend';
import { write } from './hands';
import { stubLocks } from './locks';
import { until } from './until';

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 20, 15, 30));
  stubLocks();
});

export const twoSlots = [
  { slot_id: 7, slot_name: '10 AM to 12 PM' },
  { slot_id: 8, slot_name: 'After dinner' },
];
export const confirmed = { is_booked: 'yes', payment_status: '', booking_id: 'VB1001' };
export const asha = { customer_id: 5, first_name: 'Asha', last_name: 'Rao' };

interface Given {
  customer?: unknown;
  /** The answer to each request for slots, in turn. The last one repeats. */
  slots?: unknown[];
  booking?: unknown;
  state?: HistoryState;
}

/** Opens a step, and gives the addresses that follow. */
export async function openVisit(path: string, given: Given = {}) {
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

export const openForm = (given?: Given) => openVisit('/visit?step=details', given);

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const fill = (name: string, text: string) => write(field(name), text);
export const leave = () => userEvent.tab();
export const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'SUBMIT' });
export const told = () => useToasts.getState().toasts.map(({ text }) => text);
export const values = () => ['Mobile number', 'First name', 'Last name'].map((name) => field(name).value);

export function fillWho(people = '2') {
  fill('Mobile number', '9812345670');
  fill('First name', 'nila');
  fill('Last name', 'sen');
  fill('No. of People', people);
}

export async function chooseSlot(name = '10 AM to 12 PM') {
  fill('Visit date', '21112026');
  await until(() => expect(field('Time slot').disabled).toBe(false));
  await userEvent.selectOptions(field('Time slot'), name);
}

export async function book() {
  fillWho();
  await chooseSlot();
  await until(() => expect(submit().disabled).toBe(false));
  await userEvent.click(submit());
}

import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { endSession } from '@/session/log-out';
import { openDraft, openedDraft } from '@/session/opened-drafts';
import { useQuestion } from '@/ui/feedback/ask';
import { isBusy } from '@/updates/busy';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import {
  asha,
  book,
  chooseSlot,
  confirmed,
  field,
  fill,
  fillWho,
  leave,
  openForm,
  submit,
  told,
  values,
} from '../../../tests/setup/visit';

describe('the form', () => {
  it('books a time slot for a visitor', async () => {
    const { sent, visited } = await openForm();
    await book();
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
    await book();
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
    const bookNow = async () => {
      fillWho();
      if (!field('I am at the mall').checked) await userEvent.click(field('I am at the mall')); // the draft came back
      await userEvent.click(submit());
    };
    const first = await openForm({ booking: () => new Promise(() => {}) });
    await bookNow();
    await until(() => expect(first.sent()).toHaveLength(1));
    cleanup();
    stubLocks(); // the browser takes the lock from a page that is gone
    vi.setSystemTime(new Date(2026, 10, 20, 15, 32));
    const { sent, queryClient } = await openForm();
    await bookNow();
    const question = () => useQuestion.getState().question;
    await until(() => expect(question()?.text).toBe('You sent this at 3:30 PM. Send it again?'));
    expect(queryClient.isMutating()).toBe(0); // the loader would lie over the question
    act(() => question()?.answer(false));
    await until(() => expect(submit().disabled).toBe(false));
    expect(sent()).toEqual([]);
    expect(values()[1]).toBe('Nila');
  });

  it('books for now when the shopper is at the mall: date and slot go, with their errors', async () => {
    logInAsCustomer();
    const { sent, history } = await openForm();
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
    expect(history.location.state.visitor).toBe('5');
    expect(sent()).toEqual([
      expect.objectContaining({ visit: '2026-11-20', time: '15:30', slot_id: '', total_visitor: '2' }),
    ]);
  });

  it('can be sent only once every field is right; names take 12 characters, and the people 2', async () => {
    const { sent } = await openForm();
    expect(['First name', 'Last name', 'No. of People'].map((name) => field(name).maxLength)).toEqual([
      12, 12, 2,
    ]);
    expect(submit().disabled).toBe(true);
    fillWho();
    expect(submit().disabled).toBe(true);
    await chooseSlot();
    expect(submit().disabled).toBe(false);
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
});

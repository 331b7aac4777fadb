import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as toasts from '@/ui/feedback/show-toast';
import { until } from '../../../tests/setup/until';
import {
  book,
  chooseSlot,
  field,
  fill,
  fillWho,
  openForm,
  submit,
  told,
  twoSlots,
  values,
} from '../../../tests/setup/visit';

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

  it.each([
    ['with Retry', () => userEvent.click(screen.getByRole('button', { name: 'Retry' }))],
    [
      'when the network is back',
      async () => {
        act(() => onlineManager.setOnline(false));
        act(() => onlineManager.setOnline(true));
      },
    ],
  ])('that could not be loaded are asked for again %s', async (_, askAgain) => {
    await openForm({ slots: ['broken', twoSlots] });
    fill('No. of People', '2');
    fill('Visit date', '21112026');
    expect(await screen.findByText('The time slots could not be loaded.')).toBeTruthy();
    await askAgain();
    await until(() => expect(field('Time slot').disabled).toBe(false));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByText('The time slots could not be loaded.')).toBeNull();
  });
});

describe('a booking that is not made', () => {
  it('because its slot is gone lets the shopper choose among those that are left', async () => {
    const booking = { statusCode: 102, statusDescription: 'There is no such time slot.' };
    await openForm({ booking, slots: [twoSlots, twoSlots.slice(1)] });
    await book();
    await until(() => expect(field('Time slot').value).toBe(''));
    expect(told()).toEqual(['There is no such time slot.']);
    await userEvent.selectOptions(field('Time slot'), 'After dinner');
    await until(() => expect(submit().disabled).toBe(false));
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
    await book();
    await until(() => expect(told()).toEqual([words]));
    await until(() => expect(asked()).toHaveLength(2));
    expect(visited).toEqual([]);
    expect(values()).toEqual(['9812 345 670', 'Nila', 'Sen']);
    await until(() => expect(submit().disabled).toBe(false));
  });
});

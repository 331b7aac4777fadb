import type { HistoryState } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/session/stored-values';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { openVisit } from '../../../tests/setup/visit';

describe('the first step', () => {
  it('welcomes to the mall, and leads on; WhatsApp is not there yet', async () => {
    const { visited } = await openVisit('/visit');
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
    const { visited } = await openVisit('/visit');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(visited[0]).toBe(`REPLACE ${path}`));
  });

  it.each(['/visit?step=confirmed', '/visit?step=5', '/visit?step=%5B%5D'])(
    'is what %s shows',
    async (path) => {
      await openVisit(path);
      expect(screen.getByRole('link', { name: 'CONTINUE HERE' })).toBeTruthy();
    },
  );
});

describe('the confirmation', () => {
  const state = { bookingId: 'VB1001', visitDay: '2026-11-21', visitSlot: '10 AM to 12 PM', visitTime: '' };
  const openConfirmed = (changes: HistoryState = {}) =>
    openVisit('/visit?step=confirmed', { state: { ...state, ...changes } });

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
    if (next) writeStored('user', JSON.stringify({ id: next }));
    await openConfirmed({ visitor: '5' });
    expect(screen.getByRole('link', { name: 'CONTINUE HERE' })).toBeTruthy();
    expect(screen.queryByText('VB1001')).toBeNull();
  });

  it('puts the visit into the calendar, in the hours of its slot', async () => {
    const blobs: Blob[] = [];
    const links: string[] = [];
    const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this.download);
    });
    await openConfirmed();
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(links).toEqual(['visit.ics']);
    expect(blobs[0]?.type).toBe('text/calendar;charset=utf-8');
    const lines = (await blobs[0]?.text())?.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
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
});

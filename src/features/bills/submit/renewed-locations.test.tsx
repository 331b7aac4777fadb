import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { locationsQuery } from '@/components/locations-query';
import { getBrandName } from '@/contract/bills';
import { renderApp } from '../../../../tests/setup/app-router';
import { stubBackend } from '../../../../tests/setup/backend';
import { choose, write } from '../../../../tests/setup/hands';
import { stubLocks } from '../../../../tests/setup/locks';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { until } from '../../../../tests/setup/until';

const place = (id: string, location_name: string, days = 7) => ({
  ...{ id, location_name, bill_date_submission_days: days },
});
const shown = [place('1', 'Riverside'), place('2', 'Old Town')];

/** The form of a long bill with the location Riverside, and what renews the locations behind it. The new names show then. */
async function show() {
  const places = { locations: shown };
  const { requestsTo } = stubBackend({
    '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added: { 1: {} } } } },
    '/getStoreLocations': () => Response.json({ statusCode: 100, response: places }),
    '/getBrandName': { statusCode: 100, response: [{ brand_id: '10', brand_name: 'Zarli' }] },
  });
  const { queryClient } = renderApp('/submit-bill');
  await choose('Location', 'Riverside');
  await until(() => expect(brand().textContent).toBe('Zarli'));
  const renew = async (...renewed: typeof shown) => {
    places.locations = renewed;
    await act(() => queryClient.refetchQueries({ queryKey: locationsQuery().queryKey }));
    const names = () =>
      within(location())
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await until(() => expect(names().slice(1)).toEqual(renewed.map(({ location_name }) => location_name)));
  };
  return { renew, brandsOf: () => requestsTo(getBrandName).map(({ fields }) => fields.location_id) };
}

const location = () => screen.getByLabelText<HTMLSelectElement>('Location');
const brand = () => screen.getByRole('button', { name: 'Brand' });
const date = () => screen.getByLabelText<HTMLInputElement>('Bill date');

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 20, 12));
  logInAsCustomer();
  stubLocks();
});

it('a bill may be as old as the renewed location says', async () => {
  const { renew } = await show();
  await renew(place('1', 'Riverside Mall', 30));
  write(date(), '01 / 11 / 2026');
  act(() => date().blur());
  expect(screen.queryByText(/days old/)).toBeNull();
  write(date(), '01 / 10 / 2026');
  act(() => date().blur());
  expect(screen.getByText('The bill may be at most 30 days old.')).toBeTruthy();
});

it('a location that is gone must be chosen again', async () => {
  const { renew } = await show();
  await renew(place('2', 'Old Town'), place('3', 'Harbour'));
  await until(() => expect(location().value).toBe(''));
  expect(screen.getByText('Location not available.')).toBeTruthy();
  expect(brand().textContent).toBe('Please select location');
});

it('the only location that is left is chosen', async () => {
  const { renew, brandsOf } = await show();
  await renew(place('2', 'Old Town'));
  await until(() => expect(brandsOf()).toEqual(['1', '2']));
  expect(location().value).toBe('2');
  expect(screen.queryByText('Location not available.')).toBeNull();
});

it('a form that stays open over midnight takes a bill of the new day from the calendar', async () => {
  await show();
  vi.setSystemTime(new Date(2026, 10, 21, 9));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  fireEvent.click(screen.getByRole('button', { name: 'Choose the bill date' }));
  const day = await screen.findByRole<HTMLButtonElement>('button', { name: '21 November 2026' });
  expect(day.disabled).toBe(false);
  fireEvent.click(day);
  expect(date().value).toBe('21 / 11 / 2026');
});

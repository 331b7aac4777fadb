import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { renderApp } from './app-router';
import { good, stubBackend } from './backend';
import { logInAsCustomer } from './session';

/** A row of the points, as the backend sends it: points that a bill has brought. */
export const pointsRow = (changes: object = {}) => ({
  earned_redeemed_flag: '1',
  earn_or_redeemed_reason_id: '1',
  reference_id: '41',
  bill_number: 'INV-2026-000451',
  brands: [{ brand_name: 'Kahvora' }, { brand_name: 'Moonreel' }],
  date_earned_or_redeemed: '2026-11-20 10:20:30',
  points_earned_or_redeemed: '1234.5',
  points_expiry_date: '2027-11-20',
  ...changes,
});

/** The transactions at an address, with these answers, on 22 November 2026. */
export async function showTransactions(address: string, answers: object) {
  logInAsCustomer();
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  const backend = stubBackend({ ...answers });
  const app = renderApp(`/transactions${address}`);
  await screen.findByRole('heading', { level: 1, name: 'Transactions' });
  return { ...app, ...backend };
}

/** The answer to a call whose entries stand in months. */
export const monthly = (months: object, more: object = {}) =>
  good({ transactionDetails: months, 'e-voucher': months, ...more });

/** The words of each entry; what an entry lists itself is no row. */
export const rows = async () =>
  (await screen.findAllByRole('listitem'))
    .filter((item) => item.hasAttribute('aria-posinset'))
    .map((row) => spaced(row.textContent));

export const spaced = (words: string | null | undefined) => words?.replace(/\s+/g, ' ');

// The content follows its tab.
export const choose = async (filter: string) =>
  userEvent.click(await screen.findByRole('radio', { name: filter }));
export const filter = () => screen.getByRole('radio', { checked: true }).parentElement?.textContent;

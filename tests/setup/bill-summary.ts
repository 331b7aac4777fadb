import type { HistoryState } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { renderApp } from './app-router';
import { stubBackend } from './backend';

/** A bill that has brought points, as the backend sends it. */
export const bill = (id: string, overrides: Record<string, unknown> = {}) => ({
  id,
  brand_name: `Brand ${id}`,
  bill_number: `INV-2026-0000${id}`,
  location_name: 'Riverside',
  status: 'Processed',
  points_earned: 120.5,
  bill_date: '2026-11-05',
  bill_amount: '2410.00',
  bill_image: [`/bills/${id}.jpg`],
  bill_image_name: [`${id}.jpg`],
  bill_reason: 'Not readable',
  ...overrides,
});

export interface Given {
  bills?: ReturnType<typeof bill>[];
  state?: HistoryState;
  allPoints?: number;
}

/** The summary of these bills, asked for in their order. */
export async function showSummary({ bills = [bill('1')], state = {}, allPoints = 500 }: Given = {}) {
  const backend = stubBackend({
    '/getBillSummary': {
      statusCode: 100,
      response: {
        bill_data: Object.fromEntries(bills.map((each) => [each.id, each])),
        submitted: 6,
        processed: 3,
        pending: '2',
        total_points_earned: '120.50',
        all_points_earned: allPoints,
      },
    },
  });
  const app = renderApp('/bill-summary', { billIds: bills.map(({ id }) => id).join(','), ...state });
  await screen.findByRole('list', { name: 'Bills' });
  return { ...app, backend };
}

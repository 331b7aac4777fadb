import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../tests/setup/app-router';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer } from '../../tests/setup/session';

beforeEach(logInAsCustomer);

it('the price of a product on the dashboard follows midnight', async () => {
  vi.setSystemTime(new Date(2026, 10, 20, 23));
  const coffee = {
    ...{ id: 1, product_id: 1, product_name: 'Coffee for two', selling_price_points_value: 1000 },
    special_price_points_value: 750.5,
    special_price_start_date: '2026-11-21',
    special_price_end_date: '2026-11-21',
  };
  stubBackend({
    '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added: { 1: {} } } } },
    '/getProductList': { statusCode: 100, response: { products: [coffee] } },
  });
  renderApp('/dashboard');
  const row = await screen.findByRole('link', { name: /Coffee for two/ });
  expect(row.textContent).not.toContain('750.50');
  vi.setSystemTime(new Date(2026, 10, 21, 8));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(row.textContent).toContain('750.50 P');
});

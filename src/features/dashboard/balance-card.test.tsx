import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeStored } from '@/session/stored-values';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer } from '../../../tests/setup/session';

const merchant = { current_points_balance: 200, x_points_equivalent_to: 0.25, x_currency: 2 };

it.each([
  [{}, '$', 'Pts'],
  [{ loyalty_currency_code: '€', points_unit_short_name: 'C' }, '€', 'C'],
])('with %j, money and points carry %s and %s', async (names, currency, unit) => {
  logInAsCustomer();
  writeStored('currencyCode', '$');
  writeStored('pointShortName', 'Pts');
  stubBackend({
    '/appVersion': { statusCode: 100 },
    '/getBanners': { statusCode: 100 },
    '/getProductList': { statusCode: 100 },
    '/getPushNotificationCount': { statusCode: 100 },
    '/getMerchantDetails': {
      statusCode: 100,
      response: { merchant_list: { added: [{}, { ...merchant, ...names }] } },
    },
  });
  renderApp('/dashboard');
  expect(await screen.findByText((text) => text.includes(`${currency}100`))).toBeTruthy();
  expect(screen.getByText('Available Points').closest('section')?.textContent).toContain(unit);
});

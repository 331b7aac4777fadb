import type { HistoryState } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { getProductList } from '@/contract/products';
import { renderApp } from './app-router';
import { good, merchantAnswer, stubBackend } from './backend';
import { logInAsCustomer } from './session';

const coffee = {
  id: 'm1',
  product_id: '500',
  product_name: 'Coffee for two',
  brand_name: 'Kahvora',
  voucher_value: '500',
  selling_price_points_value: 1000,
  special_price_points_value: 750.5,
  special_price_start_date: '2020-01-01',
  special_price_end_date: '2099-12-31',
  expiry_date: '2031-03-05',
};
const cinema = {
  id: 'm2',
  product_id: '501',
  product_name: 'Cinema ticket',
  brand_name: 'Moonreel',
  selling_price_points_value: 400,
  display_custom_text_or_date: '2',
  custom_text: 'Valid for 90 days',
  related_products_count: 2,
};

/** The catalogue with two products, two locations and two brands. */
export async function showCatalogue(
  merchant: object = {},
  answers: object = {},
  state: HistoryState = {},
  address = '/redeem',
) {
  logInAsCustomer();
  const backend = stubBackend({
    '/getMerchantDetails': merchantAnswer({ current_points_balance: 12480.5, ...merchant }),
    '/getProductList': good({ products: [coffee, cinema] }),
    '/getCartItemCount': good({ count: 0 }),
    '/getStoreLocations': good({
      locations: [
        { id: 31, location_name: 'Riverside' },
        { id: 32, location_name: 'Harbour' },
      ],
    }),
    '/getPWABrandName': good({
      brands: [
        { brand_id: 71, brand_name: 'Kahvora' },
        { brand_id: 72, brand_name: 'Moonreel' },
      ],
    }),
    ...answers,
  });
  const app = renderApp(address, state);
  await screen.findByRole('heading', { level: 1, name: 'Redeem' });
  const requests = () => backend.requestsTo(getProductList).map(({ fields }) => fields);
  return { ...app, backend, requests };
}

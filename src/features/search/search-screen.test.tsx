import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { rememberLocation } from '@/components/last-location';
import { getMerchantOffers } from '@/contract/offers';
import { getProductList } from '@/contract/products';
import { getStoreLocatorBrandDetails } from '@/contract/stores';
import { renderApp } from '../../../tests/setup/app-router';
import { good, merchantAnswer, stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

const six = [1, 2, 3, 4, 5, 6];

async function show(address = '/search', answers: Record<string, unknown> = {}) {
  const backend = stubBackend({
    '/getProductList': good({ products: six.map((id) => ({ id, product_name: `Tea voucher ${id}` })) }),
    '/getMerchantOffers': good({ offers: [{ id: 9, offer_title: 'Tea for two', offer_brand: 'Kahvora' }] }),
    '/getStoreLocations': good({
      locations: [
        { id: 31, location_name: 'Riverside' },
        { id: 32, location_name: 'Harbour' },
      ],
    }),
    '/getStoreLocatorBrandDetails': good({ brands: [{ brand_id: 5, brand_name: 'Tea House' }] }),
    '/getMerchantDetails': merchantAnswer({ current_points_balance: 500 }),
    '/getCartItemCount': good({ count: 0 }),
    '/getPWABrandName': good({ brands: [] }),
    ...answers,
  });
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  const asked = () => [
    backend.requestsTo(getProductList).length,
    backend.requestsTo(getStoreLocatorBrandDetails).length,
    backend.requestsTo(getMerchantOffers).length,
  ];
  return { ...app, backend, asked };
}

const field = () => screen.getByRole('searchbox', { name: 'Search' });
const group = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') as HTMLElement); // a Card with a title is one
};

beforeEach(logInAsCustomer);

describe('a search', () => {
  it('asks for nothing before there are two characters', async () => {
    const { asked } = await show();
    await userEvent.type(field(), 't{Enter}');
    expect(screen.getByText('Type at least two characters.')).toBeTruthy();
    expect(asked()).toEqual([0, 0, 0]);
  });

  it('shows five of each group, and leads to all with the same search', async () => {
    const { asked, router, backend } = await show();
    await userEvent.type(field(), 'tea{Enter}');
    expect((await (await group('Rewards')).findAllByRole('listitem')).length).toBe(5);
    const store = await (await group('Stores in Riverside')).findByRole('link', { name: /Tea House/ });
    expect(store.getAttribute('href')).toBe('/store-locator/5?location=31');
    const offer = await (await group('Offers')).findByRole('link', { name: /Tea for two/ });
    expect(offer.getAttribute('href')).toBe('/offers-detail/9');
    expect(asked()).toEqual([1, 1, 1]);
    expect(router.state.location.href).toBe('/search?q=tea');

    expect(screen.queryByRole('link', { name: 'All offers' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'All rewards' }));
    await screen.findByRole('heading', { level: 1, name: 'Redeem' });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tea');
    expect(backend.requestsTo(getProductList).map(({ fields }) => fields.search_by)).not.toContain('');
  });

  it('says of each group why it cannot search for the text, and asks the others', async () => {
    const { asked } = await show('/search?q=50 percent off!');
    expect(await screen.findByText('Rewards are searched with letters and spaces only.')).toBeTruthy();
    expect(await screen.findByText('Stores are searched with at most 12 characters.')).toBeTruthy();
    expect(await screen.findByText('Offers are searched with letters, digits and spaces only.')).toBeTruthy();
    expect(asked()).toEqual([0, 0, 0]);
  });

  it('looks for stores where the shopper looked last', async () => {
    rememberLocation('32');
    const { backend } = await show('/search?q=tea');
    await group('Stores in Harbour');
    await until(() =>
      expect(backend.requestsTo(getStoreLocatorBrandDetails).map(({ fields }) => fields.location_id)).toEqual(
        ['32'],
      ),
    );
  });

  it('finds no stores in a mall without a location', async () => {
    await show('/search?q=tea', { '/getStoreLocations': good({ locations: [] }) });
    expect(await (await group('Stores')).findByText('No stores found')).toBeTruthy();
  });

  it('says in each group that it needs a network, and not in a toast, too', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const nothing = undefined; // no answer at all
    await show('/search?q=tea', {
      '/getProductList': nothing,
      '/getMerchantOffers': nothing,
      '/getStoreLocations': nothing,
      '/getMerchantDetails': nothing,
    });
    await until(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3));
    expect(toasts()).toEqual([]);
  });

  it('has no group of an area that the mall does not have', async () => {
    setCurrentBrand(testBrand({ screens: { ...testBrand().screens, stores: false, offers: false } }));
    const { asked } = await show('/search?q=tea');
    await (await group('Rewards')).findAllByRole('listitem');
    expect(screen.queryByRole('heading', { level: 2, name: /Stores|Offers/ })).toBeNull();
    expect(asked()).toEqual([1, 0, 0]);
  });
});

describe('the last searches', () => {
  it('are there again', async () => {
    const { router } = await show();
    await userEvent.type(field(), 'tea{Enter}');
    await userEvent.clear(field());
    const recent = await group('Last searches');
    await userEvent.click(recent.getByRole('button', { name: 'tea' }));
    expect(router.state.location.href).toBe('/search?q=tea');
  });
});

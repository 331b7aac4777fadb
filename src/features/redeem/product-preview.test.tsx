import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getProductDetails, trackProductView } from '@/contract/products';
import { renderApp } from '../../../tests/setup/app-router';
import { good, merchantAnswer, stubBackend } from '../../../tests/setup/backend';
import { showCatalogue } from '../../../tests/setup/catalogue';
import { newQueryClient } from '../../../tests/setup/query-client';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { useBrowsing } from './browsing';
import { cachedProduct } from './cached-product';

const never = () => new Promise<Response>(() => {});
const cinema = { id: 'm2', product_id: '501', product_name: 'Cinema ticket', related_products_count: 2 };
const details = good({ productDetails: [cinema] });
/** The other calls of a product's page. */
const others = {
  '/getMerchantDetails': merchantAnswer({ current_points_balance: 1000 }),
  '/getCart': good({}),
  '/getCartItemCount': good({ count: 0 }),
  '/trackProductView': good({}),
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(logInAsCustomer);

describe('a product opened from the list', () => {
  it('shows the data of the list until its details are there, with only its ids in the history', async () => {
    const { backend, history } = await showCatalogue({}, { '/getProductDetails': never });
    await userEvent.click(await screen.findByRole('link', { name: /Coffee for two/ }));
    await title('Coffee for two');
    expect(history.location.state.productId).toBe('500');
    expect(JSON.stringify(history.location.state)).not.toContain('Coffee');
    await until(() => expect(backend.requestsTo(getProductDetails)).toHaveLength(1));
    expect(backend.requestsTo(getProductDetails)[0]?.fields).toMatchObject({
      product_merchant_id: 'm1',
      product_id: '500',
    });
  });

  it('is loaded by both ids, even after a reload', async () => {
    const backend = stubBackend({ '/getProductDetails': details });
    renderApp('/product/m2', { productId: '501' });
    await title('Cinema ticket');
    expect(backend.requestsTo(getProductDetails)[0]?.fields).toMatchObject({
      product_merchant_id: 'm2',
      product_id: '501',
    });
  });
});

it('with another voucher value shows the chosen one at once, and adds nothing before its data are there', async () => {
  const variants = ['m1', 'm2'].map((id) => ({ id, product_name: 'Coffee for two', voucher_value: id }));
  stubBackend({ ...others, '/getProductDetails': good({ productDetails: variants }) });
  renderApp('/product/m1', { productId: '500' });
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
  await until(() => expect(add.disabled).toBe(false));
  const value = screen.getByLabelText<HTMLSelectElement>('Voucher Value');
  fireEvent.change(value, { target: { value: 'm2' } });
  expect(value.value).toBe('m2');
  expect(add.disabled).toBe(true);
  await until(() => expect(add.disabled).toBe(false));
});

it('without the chosen voucher value, which is gone meanwhile, can still be added with the one that is left', async () => {
  const variants = ['m1', 'm2'].map((id) => ({ id, product_name: 'Coffee for two', voucher_value: id }));
  const answers = [variants, variants.slice(0, 1)];
  const answer = () => Response.json(good({ productDetails: answers.shift() }));
  stubBackend({ ...others, '/getProductDetails': answer });
  renderApp('/product/m1');
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
  await until(() => expect(add.disabled).toBe(false));
  const value = screen.getByLabelText<HTMLSelectElement>('Voucher Value');
  fireEvent.change(value, { target: { value: 'm2' } });
  await until(() => expect(value.options).toHaveLength(1));
  await until(() => expect(add.disabled).toBe(false));
  expect(value.value).toBe('m1');
});

it('that a push message opens over another one begins anew, and is reported', async () => {
  const products = ['m1', 'm2', 'x9'].map((id) => ({ id, product_name: id[0], voucher_value: id }));
  const backend = stubBackend({
    ...others,
    '/getProductDetails': () => {
      const asked = backend.requestsTo(getProductDetails).at(-1)?.fields.product_merchant_id;
      const same = products.filter(({ id }) => id[0] === asked?.[0]);
      return Response.json(good({ productDetails: same }));
    },
  });
  const { router } = renderApp('/product/m1');
  await title('m');
  fireEvent.change(screen.getByLabelText('Voucher Value'), { target: { value: 'm2' } });
  await until(() => expect(router.state.location.pathname).toBe('/product/m2'));
  await act(() => router.navigate({ to: '/product/$id', params: { id: 'x9' } }));
  await title('x');
  const terms = () => screen.getByRole<HTMLInputElement>('checkbox');
  await userEvent.click(terms());
  await act(() => router.navigate({ to: '/product/$id', params: { id: 'm1' } }));
  await title('m');
  expect(terms().checked).toBe(true);
  const reported = backend.requestsTo(trackProductView).map(({ fields }) => fields.product_merchant_id);
  expect(reported).toEqual(['m1', 'x9', 'm1']);
});

describe('whose related products are shown', () => {
  it('comes from the list', async () => {
    const { backend, history } = await showCatalogue();
    await userEvent.click(await screen.findByRole('button', { name: '+2 related to Cinema ticket' }));
    await screen.findByText('Related to Cinema ticket');
    expect(history.location.state).toMatchObject({ relatedTo: 'm2', relatedToProduct: '501' });
    expect(backend.requestsTo(getProductDetails)).toEqual([]);
  });

  it('stays open where a search was typed just before', async () => {
    const { history } = await showCatalogue({}, { '/getProductDetails': never });
    await userEvent.click(await screen.findByRole('button', { name: '+2 related to Cinema ticket' }));
    await screen.findByText('Related to Cinema ticket');
    const back = vi.spyOn(history, 'back');
    await userEvent.type(screen.getByLabelText('Search'), 'cof');
    await userEvent.click(await screen.findByRole('link', { name: /Coffee for two/ }));
    await title('Coffee for two');
    await until(() => expect(useBrowsing.getState().search).toBe('cof'));
    expect(back).not.toHaveBeenCalled();
    expect(history.location.pathname).toBe('/product/m1');
  });

  it('is loaded after a reload, when no list has it', async () => {
    const list = good({ products: [{ id: 'm3', product_name: 'Popcorn' }] });
    const answers = { '/getProductDetails': details, '/getProductList': list };
    const state = { relatedTo: 'm2', relatedToProduct: '501' };
    const { backend, requests } = await showCatalogue({}, answers, state);
    await screen.findByText('Related to Cinema ticket');
    expect(requests()[0]).toMatchObject({ product_merchant_id: 'm2', product_id: '501' });
    expect(backend.requestsTo(getProductDetails)).toHaveLength(1);
  });
});

it('that the backend does not know says so', async () => {
  stubBackend({ '/getProductDetails': { statusCode: 100, response: { productDetails: [] } } });
  renderApp('/product/9');
  expect(await screen.findByText('No data available')).toBeTruthy();
});

it('of several cached ones, the newest shows', () => {
  const queryClient = newQueryClient();
  const named = (name: string) => ({ id: 'm1', name });
  queryClient.setQueryData(['products', 'list', {}], [named('older')], { updatedAt: 1 });
  queryClient.setQueryData(
    ['products', 'details', 'm0'],
    { variants: [named('newest')], stock: [] },
    { updatedAt: 3 },
  );
  queryClient.setQueryData(['products', 'home'], { first: [named('newer')] }, { updatedAt: 2 });
  queryClient.setQueryData(['cart', 'lines'], [named('no product')], { updatedAt: 4 });
  expect(cachedProduct(queryClient, 'm1')).toEqual(named('newest'));
  expect(cachedProduct(queryClient, 'm2')).toBeUndefined();
});

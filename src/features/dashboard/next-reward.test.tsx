import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { getProductList } from '@/contract/products';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { dashboardAnswers } from '../../../tests/setup/dashboard-answers';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const voucher = (points: number, more: object = {}) => ({
  id: points,
  product_id: 7,
  product_name: `Voucher ${points}`,
  brand_name: 'Cocoa & Bean',
  voucher_value: '500',
  selling_price_points_value: points,
  ...more,
});

async function show(products: object[], merchant: object = {}) {
  const backend = stubBackend(dashboardAnswers({ current_points_balance: 80, ...merchant }, products));
  const app = renderApp('/dashboard');
  await screen.findByRole('link', { name: /Available Points/ });
  await until(() => expect(app.queryClient.isFetching()).toBe(0));
  return { ...app, backend };
}

const region = () => screen.findByRole('region', { name: 'Next reward' });
const links = async () =>
  within(await region())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(logInAsCustomer);

describe('the next reward on home', () => {
  it('is a voucher by its value and brand, and leads to it', async () => {
    const { backend, router } = await show([voucher(900), voucher(500)]);
    expect(await links()).toEqual([['420 P to a ₹500 voucher of Cocoa & Bean', '/product/500']]);
    expect(backend.requestsTo(getProductList)).toHaveLength(1);
    await userEvent.click(within(await region()).getByRole('link'));
    expect(router.state.location).toMatchObject({ pathname: '/product/500', state: { productId: '7' } });
  });

  it.each([
    ['no value', { voucher_value: '' }, '420 P to Voucher 500'],
    ['a value in words', { voucher_value: 'Two for one' }, '420 P to Voucher 500'],
    ['no brand', { brand_name: '' }, '420 P to Voucher 500'],
    ['a value of lakhs', { voucher_value: '150000' }, '420 P to a ₹1,50,000 voucher of Cocoa & Bean'],
  ])('with %s %j has the words %j', async (_, more, words) => {
    await show([voucher(500, more)]);
    expect((await links())[0]?.[0]).toBe(words);
  });

  it.each([
    [1, 'You can get 1 reward'],
    [7, 'You can get 7 rewards'],
  ])('says that the balance is enough for %i, and leads to them', async (count, words) => {
    const products = Array.from({ length: count }, (_, index) => voucher(index + 1));
    await show([...products, voucher(81)]);
    expect(await links()).toEqual([
      ['1 P to a ₹500 voucher of Cocoa & Bean', '/product/81'],
      [words, '/redeem?within=points'],
    ]);
  });

  it('only counts where everything is within reach', async () => {
    await show([voucher(10), voucher(20)]);
    expect(await links()).toEqual([['You can get 2 rewards', '/redeem?within=points']]);
  });

  it.each([
    ['redeeming is paused', [voucher(500)], { is_burn_enabled: '0' }],
    ['this customer may not redeem', [voucher(500)], { redeem_error: 'Ask at the desk.' }],
    ['the mall sends no balance', [voucher(500)], { current_points_balance: null }],
    ['there are no products', [], {}],
    ['nothing can be had any more', [voucher(500, { expiry_date: '2020-01-01' })], {}],
  ])('is not there where %s', async (_, products, merchant) => {
    await show(products, merchant);
    await until(() => expect(document.querySelectorAll('[class*="nextOutline"]')).toHaveLength(0));
    expect(screen.queryByRole('region', { name: 'Next reward' })).toBeNull();
  });
});

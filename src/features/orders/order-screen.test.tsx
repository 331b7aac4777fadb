import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { getCustomerOrderDetails } from '@/contract/orders';
import { renderApp } from '../../../tests/setup/app-router';
import { good, stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';

const item = {
  brand_name: 'Kahvora',
  sub_product_name: 'Kahvora voucher',
  voucher_value: '500',
  item_quantity: 2,
  selling_price_points_value: 1000,
  special_price_points_value: 750,
  special_price_start_date: '2026-11-01',
  special_price_end_date: '2026-11-10',
  expiry_date: '2031-01-28',
  order_status_text: 'Kept Aside',
  location_name: 'Riverside',
};
const order = {
  current_point_balance: 9000,
  total_points_redeemed: 1500,
  order_date: '2026-11-10 09:30:00',
  order_details: [item],
};

/** Order 4711, as a confirmation or opened later. */
async function show(response: unknown = order, state: { from?: 'transactions' } = {}) {
  const backend = stubBackend({ '/getCustomerOrderDetails': good(response) });
  const app = renderApp('/order-summary', { orderId: '4711', ...state });
  await screen.findByRole('link', { name: 'VIEW TRANSACTIONS' });
  return { ...app, backend };
}

const figure = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
beforeEach(logInAsCustomer);

describe('an order', () => {
  it('shows its reference, its day and the new balance', async () => {
    const { backend } = await show();
    const card = await screen.findByRole('button', { name: 'Kahvora', expanded: true });
    expect(card.closest('h2')?.parentElement?.parentElement?.textContent).toMatch(
      /Points redeemed: 1,500\sP/,
    );
    expect(figure('Order Reference #')).toBe('4711');
    expect(figure('Order date')).toBe('10th Nov 2026');
    expect(figure('Order amount')).toBe('₹1,000');
    expect(figure('Total Redeemed')).toMatch(/^1,500\sP$/);
    expect(figure('Your New Balance')).toMatch(/^9,000\sP$/);
    expect(backend.requestsTo(getCustomerOrderDetails)[0]?.fields).toMatchObject({ order_id: '4711' });
  });

  it.each([
    [
      {},
      'KahvoraKahvora voucherReward Location: RiversideVoucher Value: ₹500Quantity: 2Expires on 28th Jan 2031Kept Aside1,500 Pts',
    ],
    [
      { order_status_text: 'Delivered / Collected', voucher_value: '', expiry_date: '', item_quantity: null },
      'KahvoraKahvora voucherReward Location: RiversideQuantity: 1Delivered750 Pts',
    ],
  ])('shows these words and figures of an item with %j', async (changes, words) => {
    localStorage.setItem('pointShortName', 'Pts');
    await show({ ...order, order_details: [{ ...item, product_image: '/a.png', ...changes }] });
    const card = await screen.findByRole('listitem');
    expect(card.textContent?.replace(/\s+/g, ' ')).toBe(words);
    expect(figure('Total Redeemed')).toMatch(/^1,500\sPts$/);
    expect(figure('Your New Balance')).toMatch(/^9,000\sPts$/);
  });

  it.each([
    ['celebrates right after it was placed, without Back into the cart', {}, 'Order Summary', 1],
    ['has no celebration, but Back, when it is opened later', { from: 'transactions' }, 'Order Details', 0],
  ] as const)('%s', async (_, state, title, celebrations) => {
    await show(order, state);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.queryAllByText('Order Placed Successfully!')).toHaveLength(celebrations);
    expect(screen.queryAllByRole('button', { name: 'Back' })).toHaveLength(1 - celebrations);
  });

  it.each([
    ['is empty', []],
    ['holds no items', { ...order, order_details: [] }],
  ])('that %s has no record, which is told', async (_, response) => {
    await show(response);
    expect(await screen.findByText('There is nothing to show for this order.')).toBeTruthy();
    expect(toasts()).toEqual(['No record found.']);
    expect(screen.queryByText('Order Placed Successfully!')).toBeNull();
    expect(screen.queryByText(/Order Reference/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the start' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'VIEW TRANSACTIONS' }).getAttribute('href')).toBe(
      '/transactions',
    );
  });
});

describe('the vouchers of an item', () => {
  const vouchers = [
    { voucher_code: 'CODE-1', voucher_pin: '1111' },
    { voucher_code: 'CODE-2', voucher_pin: '' },
  ];
  const delivered = { ...order, order_details: [{ ...item, e_vouchers: vouchers }] };

  it('show code and PIN, each with its own name, and no PIN if there is none', async () => {
    await show(delivered);
    const names = within(await screen.findByRole('list', { name: 'Items' }))
      .getAllByRole('button')
      .map((button) => [button.getAttribute('aria-label'), button.textContent]);
    expect(names).toEqual([
      ['Voucher Code CODE-1', 'CODE-1'],
      ['Voucher Pin 1111', '1111'],
      [null, 'Show code'],
      ['Voucher Code CODE-2', 'CODE-2'],
      [null, 'Show code'],
    ]);
  });

  it('are shown to a scanner by buttons that the brand describes, never the code', async () => {
    await show(delivered);
    const buttons = await screen.findAllByRole('button', { name: 'Show code' });
    const words = buttons.map((button) => {
      const ids = button.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    });
    expect(words).toEqual(['Kahvora 1', 'Kahvora 2']);
  });

  it.each([
    ['code', 'CODE-1', 'Voucher copied to clipboard'],
    ['PIN', '1111', 'Voucher Pin copied to clipboard'],
  ])('copy the %s that was tapped, and say so', async (_, shown, text) => {
    const user = userEvent.setup();
    await show(delivered);
    await user.click(await screen.findByText(shown));
    expect(await navigator.clipboard.readText()).toBe(shown);
    expect(toasts()).toEqual([text]);
  });

  it('say that copying failed when the browser refuses the clipboard', async () => {
    const user = userEvent.setup();
    await show(delivered);
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    await user.click(await screen.findByText('1111'));
    expect(toasts()).toEqual(['Oops something went wrong!']);
  });
});

it('leads to the dashboard, with a message, without an order', async () => {
  stubBackend({});
  const { history } = renderApp('/order-summary');
  await screen.findByRole('heading', { name: 'Hi!' });
  expect(history.location.pathname).toBe('/dashboard');
  expect(toasts()).toContain('Could not find order.');
});

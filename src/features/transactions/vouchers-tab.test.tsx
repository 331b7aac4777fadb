import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getCustomerOrderDetails } from '@/contract/orders';
import { getVouchersMonthWise } from '@/contract/transactions';
import { good } from '../../../tests/setup/backend';
import { choose, monthly, rows, showTransactions } from '../../../tests/setup/transactions';
import { until } from '../../../tests/setup/until';

const voucher = {
  brand_name: 'Kahvora',
  order_date: '2026-11-10',
  voucher_code: 'KAHV-4821',
  voucher_pin: '0042',
  voucher_expiry_date: '2027-01-28',
};

/** The vouchers of one month. */
const show = (vouchers: object[] = [voucher], search = '', answers: object = {}) =>
  showTransactions(`?tab=vouchers${search}`, {
    '/getVouchersMonthWise': monthly(vouchers.length > 0 ? { 'November 2026': vouchers } : []),
    ...answers,
  });

describe('the vouchers', () => {
  it('show brand, code, PIN, when they were ordered and how long they are valid', async () => {
    await show();
    const [row] = await screen.findAllByRole('listitem');
    const words = within(row as HTMLElement); // a list that was found has a first item
    expect(words.getByRole('heading', { level: 3, name: 'Kahvora' })).toBeTruthy();
    expect(words.getByText(/Valid till/).parentElement?.textContent).toBe("Valid till 28th Jan'27");
    expect(words.getByText("Ordered 10th Nov'26")).toBeTruthy();
    expect(words.getByRole('button', { name: 'Voucher Code KAHV-4821' })).toBeTruthy();
    expect(words.getByRole('button', { name: 'Voucher Pin 0042' })).toBeTruthy();
    expect(words.queryByText('Expired')).toBeNull();
  });

  it('lead to their orders, and show a picture and a value only where the order was seen', async () => {
    const item = (value: number, code: string, more: object = {}) => ({
      ...{
        brand_name: 'Kahvora',
        voucher_value: value,
        e_vouchers: [{ voucher_code: code, voucher_pin: '0042' }],
      },
      ...more,
    });
    const items = [item(250, 'OTHER'), item(500, 'KAHV-4821', { image_name: '/kahvora.png' })];
    const held = [
      { ...voucher, order_id: 4711 },
      { ...voucher, order_id: 0 },
    ];
    const { router, requestsTo } = await show(held, '', {
      '/getCustomerOrderDetails': good({ order_details: items }),
    });
    const link = await screen.findByRole('link', { name: /Kahvora/ }); // one: the other has no order
    expect([link.querySelector('img'), link.textContent?.includes('500')]).toEqual([null, false]);
    expect(link.querySelector('[data-letters]')?.getAttribute('data-letters')).toBe('K');
    expect(requestsTo(getCustomerOrderDetails)).toEqual([]);
    await userEvent.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Order Details' });
    expect(router.state.location.state).toMatchObject({ orderId: '4711', from: 'transactions' });
    await screen.findAllByText('Kahvora');
    const asked = requestsTo(getCustomerOrderDetails).length;
    await act(() => router.history.back());
    const again = await screen.findByRole('link', { name: /Kahvora ₹500/ });
    expect(again.querySelector('img')?.getAttribute('src')).toBe('/kahvora.png');
    expect(requestsTo(getCustomerOrderDetails)).toHaveLength(asked);
  });

  it('that have run out say so, and need no code, date or brand', async () => {
    const over = { ...voucher, voucher_expiry_date: '2026-11-21' };
    await show([over, { brand_name: 'Moonreel' }, { ...voucher, brand_name: '' }]);
    const [first, second, third] = await rows();
    expect(first).toContain("Valid till 21st Nov'26Expired");
    expect(second).toBe('Moonreel');
    expect(third).toMatch(/^Voucher/);
  });

  it('that end within 7 days stand above the months and say so', async () => {
    const ends = (voucher_expiry_date: string, voucher_code: string) => ({
      ...voucher,
      voucher_expiry_date,
      voucher_code,
    });
    const soon = [ends('2026-11-29', 'FIVE'), ends('2026-11-22', 'LAST'), ends('2026-11-23', 'NEXT')];
    await show([voucher, ...soon]);
    const [first, second, third, fourth] = await rows();
    expect(first).toMatch(/^Ends within 7 daysKahvora.*Valid till 22nd Nov'26Ends today.*LAST/);
    expect(second).toMatch(/^Kahvora.*Ends tomorrow.*NEXT/);
    expect(third).toMatch(/^Kahvora.*Ends in 7 days.*FIVE/);
    expect(fourth).toMatch(/^November 2026Kahvora/);
    expect(fourth).not.toContain('Ends');
  });

  it('are filtered by the backend', async () => {
    const { requestsTo } = await show();
    await rows();
    await choose('Active');
    await choose('Expired');
    const asked = () => requestsTo(getVouchersMonthWise).map(({ fields }) => fields.filter_type);
    await until(() => expect([...new Set(asked())]).toEqual(['1', '2', '3']));
  });

  it('that are none say so, and a filter has a way out', async () => {
    await show([], '&vouchers=active');
    expect(await screen.findByText('No vouchers to display')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    const way = await screen.findByRole('link', { name: 'Redeem points' });
    expect(way.getAttribute('href')).toBe('/redeem');
  });
});

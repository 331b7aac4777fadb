import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { getProductList } from '@/contract/products';
import { renderApp } from '../../../tests/setup/app-router';
import { good, merchantAnswer, stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const row = (day: string, points: number) => ({ points_expiry_date: day, points_earned_or_redeemed: points });
const reward = (id: number, points: number) => ({
  id,
  product_id: id,
  product_name: `Voucher ${id}`,
  selling_price_points_value: points,
});

interface Given {
  rows?: object[];
  merchant?: object;
}

async function show(filter: string, { rows, merchant }: Given = {}) {
  vi.setSystemTime(new Date('2026-11-24T12:00:00'));
  const standard = [row('2027-03-01', 40), row('2026-12-05', 499.33), row('2026-11-23', 5)];
  const backend = stubBackend({
    '/getMerchantDetails': merchantAnswer({ current_points_balance: 2000, ...merchant }),
    '/getProductList': good({ products: [reward(1, 900), reward(2, 400), reward(3, 3000), reward(4, 450)] }),
    '/getEarnRedeemPointDetailsMonthWise': good({
      transactionDetails: { 'November 2026': [row('2027-11-20', 50)] },
      expiringPoints: { all: rows ?? standard },
      pointsLog: { total_points_earned: 1, total_expiry_points_in_next_three_month: 499.33 },
    }),
  });
  const app = renderApp(`/transactions${filter}`);
  await until(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0));
  return { ...app, asked: () => backend.requestsTo(getProductList).length };
}

const rewards = async () => {
  const heading = await screen.findByRole('heading', { name: 'What you can get for them' });
  const section = within(heading.closest('section') as HTMLElement); // a titled card is a section
  await until(() => expect(section.getAllByRole('link').length).toBeGreaterThan(0));
  return section.getAllByRole('link').map((link) => link.textContent?.replace(/\s+/g, ' '));
};

beforeEach(logInAsCustomer);

describe('points that end', () => {
  it('say when, what they are good for, and how to be reminded', async () => {
    await show('?filter=expiring');
    expect(await screen.findByText("499.33 P end on 5th Dec'26")).toBeTruthy();
    expect(screen.getByText("40 P end on 1st Mar'27")).toBeTruthy();
    expect(screen.queryByText(/^5 P end/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
    expect(await rewards()).toEqual(['Voucher 4450 P', 'Voucher 2400 P', 'Voucher 1900 P']);
  });

  it('say the next date at the way to them', async () => {
    await show('');
    const way = await screen.findByRole('button', { name: /Expiring soon/ });
    expect(way.textContent).toContain("in the next 3 months499.33 P end on 5th Dec'26");
    vi.setSystemTime(new Date('2026-12-06T08:00:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(way.textContent).toContain("in the next 3 months40 P end on 1st Mar'27");
  });

  it.each([
    ['that end later than in 30 days', { rows: [row('2026-12-25', 499)] }],
    ['while redeeming is paused', { merchant: { is_burn_enabled: '0' } }],
    ['for a customer who may not redeem', { merchant: { redeem_error: 'Ask at the desk.' } }],
    ['with a balance of nothing', { merchant: { current_points_balance: 0 } }],
  ])('have no rewards %s', async (_, given: Given) => {
    const { queryClient } = await show('?filter=expiring', given);
    await screen.findByRole('button', { name: 'Add to calendar' });
    await until(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('What you can get for them')).toBeNull();
  });

  it('ask for no rewards in a browser that saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { asked } = await show('?filter=expiring');
    await screen.findByRole('button', { name: 'Add to calendar' });
    expect(screen.queryByText('What you can get for them')).toBeNull();
    expect(asked()).toBe(0);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('are rows as before in a mall that does not remind of them', async () => {
    setCurrentBrand(testBrand({ wallet: { ...testBrand().wallet, expiryReminder: false } }));
    await show('?filter=expiring');
    expect(await screen.findByText("Expires 5th Dec'26")).toBeTruthy();
    expect(screen.queryByText(/ P end on /)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });
});

import type { RouterHistory } from '@tanstack/react-router';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCustomerOrderDetails } from '@/contract/orders';
import { getCustomerArchiveData, getVouchersMonthWise } from '@/contract/transactions';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { refused401, stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const points = (changes: object = {}) => ({
  earned_redeemed_flag: '1',
  earn_or_redeemed_reason_id: '1',
  reference_id: '41',
  bill_number: 'INV-2026-000451',
  brands: [{ brand_name: 'Kahvora' }, { brand_name: 'Moonreel' }],
  date_earned_or_redeemed: '2026-11-20 10:20:30',
  points_earned_or_redeemed: '1234.5',
  points_expiry_date: '2027-11-20',
  ...changes,
});
const order = points({
  earned_redeemed_flag: '2',
  earn_or_redeemed_reason_id: '3',
  reference_id: '0',
  order_id: 20401,
  brands: [{ brand_name: 'Sole Society' }],
  points_earned_or_redeemed: -500,
});
const bonus = points({
  earn_or_redeemed_reason_id: '2',
  earn_or_redeemed_reason_other: 'Welcome bonus',
  reference_id: '0',
  date_earned_or_redeemed: '2026-10-02',
  points_earned_or_redeemed: 250,
});
const bill = (changes: object = {}) => ({
  id: 41,
  brand_name: 'Kahvora',
  status: 'Processed',
  points_earned: 36,
  bill_number: 'KV/2026/000451',
  bill_date: '2026-11-20',
  bill_amount: '1800.50',
  ...changes,
});
const voucher = {
  brand_name: 'Kahvora',
  order_date: '2026-11-10',
  voucher_code: 'KAHV-4821',
  voucher_pin: '0042',
  voucher_expiry_date: '2027-01-28',
};

const good = (response: object) => ({ statusCode: 100, response });
const answers = {
  '/getEarnRedeemPointDetailsMonthWise': good({
    transactionDetails: { 'November 2026': [points(), order], 'October 2026': [bonus] },
    expiringPoints: { 'December 2026': [points({ points_expiry_date: '2026-12-31' })] },
    expiredPoints: {
      'October 2026': [points({ points_expiry_date: '2026-10-31', points_earned_or_redeemed: 75 })],
    },
    pointsLog: {
      total_points_earned: '18450.50',
      total_redeem_points: 5720,
      total_expiry_points: '0',
      total_available_points: 12480.5,
      total_expiry_points_in_next_three_month: '180.50',
    },
  }),
  '/getSubmitBillDetailsMonthwise': good({
    transactionDetails: {
      'November 2026': [
        bill(),
        bill({ id: 42, brand_name: 'Moonreel', status: 'Pending', points_earned: 0 }),
      ],
    },
    pointsLog: { total_points_earned: 36 },
  }),
  '/getCustomerArchiveData': good({
    transactionDetails: { 'May 2021': [points({ points_earned_or_redeemed: 40 })] },
    total_points_earned: 40,
    total_redeem_points: 15,
  }),
  '/getVouchersMonthWise': good({ 'e-voucher': { 'November 2026': [voucher] } }),
};

async function show(address = '/transactions', changes: object = {}) {
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  const backend = stubBackend({ ...answers, ...changes });
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Transactions' });
  return { ...app, ...backend };
}

/** The words of each entry; what an entry lists itself is no row. */
const rows = async () =>
  (await screen.findAllByRole('listitem'))
    .filter((item) => item.hasAttribute('aria-posinset'))
    .map((row) => spaced(row.textContent));
const spaced = (words: string | null) => words?.replace(/\s+/g, ' ');
const tab = (name: string) => screen.getByRole<HTMLElement>('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
// The content follows its tab.
const choose = async (filter: string) => userEvent.click(await screen.findByRole('radio', { name: filter }));
const filter = () => screen.getByRole('radio', { checked: true }).parentElement?.textContent;
const figure = (term: string) => {
  const label = screen.getAllByRole('term').find(({ textContent }) => textContent === term);
  return spaced(label?.nextElementSibling?.textContent ?? null);
};
const from = 'transactions';

/** Where a tap on these words leads, and what goes along. */
async function ledTo(history: RouterHistory, words: string) {
  const push = vi.spyOn(history, 'push');
  await userEvent.click(screen.getByText(words));
  await until(() => expect(push).toHaveBeenCalled());
  const [path, state] = push.mock.calls[0] ?? [];
  return [path, Object.fromEntries(Object.entries(state).filter(([name]) => !name.startsWith('__')))];
}

const told = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  logInAsCustomer();
  useToasts.setState({ toasts: [] });
});

describe('the points', () => {
  it('stand under their months, with what came or went by sign and word', async () => {
    await show();
    expect(await rows()).toEqual([
      "November 2026Kahvora, Moonreel20th Nov'26Bill INV-2026-000...+ 1,234.50 PEarned",
      "Sole Society20th Nov'26Order 20401− 500 PRedeemed",
      "October 2026Welcome bonus2nd Oct'26+ 250 PEarned",
    ]);
  });

  it('lead to the bill or the order that they belong to, with its id alone', async () => {
    const { history } = await show();
    await rows();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(await ledTo(history, 'Kahvora, Moonreel')).toEqual(['/bill-summary', { billIds: '41', from }]);
  });

  it('that went lead to the order, and Back leads to the same list', async () => {
    const { history } = await show('/transactions?filter=redeemed');
    await rows();
    expect(await ledTo(history, 'Sole Society')).toEqual(['/order-summary', { orderId: '20401', from }]);
    await screen.findByRole('heading', { level: 1, name: 'Order Details' });
    act(() => history.back());
    expect(await screen.findByText('Sole Society')).toBeTruthy();
    expect(filter()).toBe('Redeemed');
  });

  it('say what they add up to, and leave out what is not known', async () => {
    await show();
    await rows();
    expect([figure('Available'), figure('Earned'), figure('Redeemed'), figure('Expired')]).toEqual([
      '12,480.50 P',
      '18,450.50 P',
      '5,720 P',
      '0 P',
    ]);
  });

  it.each([
    ['Earned', ['Kahvora, Moonreel', 'Welcome bonus']],
    ['Redeemed', ['Sole Society']],
  ])('of the filter %s are those alone, without a further call', async (name, titles) => {
    const { seen } = await show();
    await rows();
    const asked = seen.length;
    await choose(name);
    await until(async () => expect(await rows()).toHaveLength(titles.length));
    for (const title of titles) expect(screen.getByText(title)).toBeTruthy();
    expect(seen).toHaveLength(asked);
  });

  it('that expire soon lead to those that expire, and say until when', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: /Expiring soon/ }));
    await until(() => expect(filter()).toBe('Expiring'));
    expect(await screen.findByText('Points that expire in the next 12 months.')).toBeTruthy();
    expect(await rows()).toEqual([
      "December 2026Kahvora, MoonreelExpires 31st Dec'26Bill INV-2026-000...1,234.50 PExpiring",
    ]);
    expect(screen.queryByRole('button', { name: /Expiring soon/ })).toBeNull();
    await choose('Expired');
    expect(await screen.findByText("Expired 31st Oct'26")).toBeTruthy();
    expect(screen.getByText('Points that expired in the last 12 months.')).toBeTruthy();
    expect((await rows())[0]).toContain('− 75 PExpired');
  });

  it.each([
    ['Expiring', ['Points that expire in the next 12 months.']],
    ['Expired', ['Points that expired in the last 12 months.']],
    ['Earned', []],
  ])('of the filter %s say of which months they are', async (name, hints) => {
    await show();
    await rows();
    await choose(name);
    await until(() => expect(filter()).toBe(name));
    // The content follows its filter.
    const shown = () => screen.queryAllByText(/12 months/).map(({ textContent }) => textContent);
    await until(() => expect(shown()).toEqual(hints));
  });

  it('without a brand or a reason are named for what they are', async () => {
    const nameless = { brands: [], earn_or_redeemed_reason_other: ' ' };
    const other = { ...nameless, earn_or_redeemed_reason_id: '4' };
    await show('/transactions', {
      '/getEarnRedeemPointDetailsMonthWise': good({
        transactionDetails: {
          'November 2026': [
            points(nameless),
            { ...order, ...nameless },
            points(other),
            points({ ...other, earned_redeemed_flag: '2' }),
          ],
        },
      }),
    });
    const names = (await rows()).map((row) => row?.replace(/^November 2026/, '').split(/\d/)[0]);
    expect(names).toEqual(['Bill', 'Order', 'Bonus points', 'Points deducted']);
  });

  it('of long ago are asked for when they are chosen, and have totals of their own', async () => {
    const { requestsTo } = await show();
    await rows();
    expect(requestsTo(getCustomerArchiveData)).toEqual([]);
    await choose('Archived');
    expect(await screen.findByText('May 2021')).toBeTruthy();
    expect(requestsTo(getCustomerArchiveData)[0]?.fields).toMatchObject({ appVersion: '4' });
    expect([figure('Earned'), figure('Redeemed'), figure('Available')]).toEqual(['40 P', '15 P', undefined]);
  });

  it('that are none say so, and a filter has a way out', async () => {
    await show('/transactions?points=earned', {
      '/getEarnRedeemPointDetailsMonthWise': good({ transactionDetails: [] }),
    });
    expect(await screen.findByText('No transactions found')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('link', { name: 'Submit a bill' })).toBeTruthy();
    expect(filter()).toBe('All Points');
    expect(document.activeElement?.id).toBe('main');
    expect(screen.queryByRole('term')).toBeNull();
  });
});

describe('the bills', () => {
  it('show what became of them, and lead to more', async () => {
    const { history } = await show('/transactions?tab=bills');
    expect(await rows()).toEqual([
      'November 2026Kahvora20 / 11 / 2026Bill KV/2026/0004...₹1,800.50Processed+ 36 PEarned',
      'Moonreel20 / 11 / 2026Bill KV/2026/0004...₹1,800.50Pending',
    ]);
    expect(await ledTo(history, 'Moonreel')).toEqual(['/bill-summary', { billIds: '42', from }]);
  });

  it('are narrowed by their status', async () => {
    const { seen } = await show('/transactions?tab=bills');
    await rows();
    const asked = seen.length;
    await choose('Processing');
    await until(() => expect(screen.queryByText('Kahvora')).toBeNull());
    expect(screen.getByText('Moonreel')).toBeTruthy();
    await choose('Cancelled');
    expect(await screen.findByText('No transactions found')).toBeTruthy();
    expect(seen).toHaveLength(asked);
  });
});

it('the redemptions are the points that went', async () => {
  await show('/transactions?tab=redemptions');
  expect(await rows()).toEqual(["November 2026Sole Society20th Nov'26Order 20401− 500 PRedeemed"]);
  expect(figure('Redeemed')).toBe('5,720 P');
});

it.each([
  ['/transactions?tab=bills', 'Bill', { '/getSubmitBillDetailsMonthwise': [bill({ brand_name: '' })] }],
  ['/transactions?tab=vouchers', 'Voucher', { '/getVouchersMonthWise': [{ ...voucher, brand_name: '' }] }],
])('at %s, an entry without a brand is called %s', async (address, name, given) => {
  const changed = Object.entries(given).map(([path, entries]) => {
    const months = { 'November 2026': entries };
    return [path, good({ transactionDetails: months, 'e-voucher': months })];
  });
  await show(address, Object.fromEntries(changed));
  expect((await rows())[0]).toMatch(new RegExp(`^November 2026${name}`));
});

describe('the vouchers', () => {
  it('show brand, code, PIN and how long they are valid', async () => {
    await show('/transactions?tab=vouchers');
    const [row] = await screen.findAllByRole('listitem');
    const words = within(row as HTMLElement); // a list that was found has a first item
    expect(words.getByRole('heading', { level: 3, name: 'Kahvora' })).toBeTruthy();
    expect(words.getByText(/Valid till/).parentElement?.textContent).toBe("Valid till 28th Jan'27");
    expect(words.getByRole('button', { name: 'Voucher Code KAHV-4821' })).toBeTruthy();
    expect(words.queryByText('Expired')).toBeNull();
  });

  it('lead to their orders, and show a picture and a value only where the order was seen', async () => {
    const ordered = { ...voucher, order_id: 4711 };
    const items = [
      { brand_name: 'Kahvora', voucher_value: 250, e_vouchers: [{ voucher_code: 'OTHER', voucher_pin: '' }] },
      {
        brand_name: 'Kahvora',
        voucher_value: 500,
        image_name: '/kahvora.png',
        e_vouchers: [{ voucher_code: 'KAHV-4821', voucher_pin: '0042' }],
      },
    ];
    const { router, requestsTo } = await show('/transactions?tab=vouchers', {
      '/getVouchersMonthWise': good({
        'e-voucher': { 'November 2026': [ordered, { ...voucher, order_id: 0 }] },
      }),
      '/getCustomerOrderDetails': good({ order_details: items }),
    });
    const link = await screen.findByRole('link', { name: /Kahvora/ }); // one: the other has no order
    expect([link.querySelector('img'), link.textContent?.includes('500')]).toEqual([null, false]);
    expect(link.querySelector('[data-letters]')?.getAttribute('data-letters')).toBe('K');
    expect(requestsTo(getCustomerOrderDetails)).toEqual([]);
    await userEvent.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Order Details' });
    expect(router.state.location.state).toMatchObject({ orderId: '4711', from });
    await screen.findAllByText('Kahvora');
    const asked = requestsTo(getCustomerOrderDetails).length;
    await act(() => router.history.back());
    const again = await screen.findByRole('link', { name: /Kahvora ₹500/ });
    expect(again.querySelector('img')?.getAttribute('src')).toBe('/kahvora.png');
    expect(requestsTo(getCustomerOrderDetails)).toHaveLength(asked);
  });

  it('say when they were ordered', async () => {
    await show('/transactions?tab=vouchers');
    expect(await screen.findByText("Ordered 10th Nov'26")).toBeTruthy();
  });

  it.each([
    ['KAHV-4821', 'Voucher copied to clipboard'],
    ['0042', 'Voucher Pin copied to clipboard'],
  ])('copy %s with a tap, and say so', async (shown, text) => {
    await show('/transactions?tab=vouchers');
    const user = userEvent.setup();
    await user.click(await screen.findByText(shown));
    await until(() => expect(told()).toEqual([text]));
    expect(await navigator.clipboard.readText()).toBe(shown);
  });

  it('that have run out say so, and need neither code nor date', async () => {
    const bare = { brand_name: 'Moonreel' };
    const over = { ...voucher, voucher_expiry_date: '2026-11-21' };
    await show('/transactions?tab=vouchers', {
      '/getVouchersMonthWise': good({ 'e-voucher': { 'November 2026': [over, bare] } }),
    });
    const [first, second] = await rows();
    expect(first).toContain("Valid till 21st Nov'26Expired");
    expect(second).toBe('Moonreel');
  });

  it('that end within 7 days stand above the months and say so', async () => {
    const ends = (day: string, code: string) => ({
      ...voucher,
      voucher_expiry_date: day,
      voucher_code: code,
    });
    const held = [
      voucher,
      ends('2026-11-29', 'FIVE'),
      ends('2026-11-22', 'LAST'),
      ends('2026-11-23', 'NEXT'),
    ];
    await show('/transactions?tab=vouchers', {
      '/getVouchersMonthWise': good({ 'e-voucher': { 'November 2026': held } }),
    });
    const [first, second, third, fourth] = await rows();
    expect(first).toMatch(/^Ends within 7 daysKahvora.*Valid till 22nd Nov'26Ends today.*LAST/);
    expect(second).toMatch(/^Kahvora.*Ends tomorrow.*NEXT/);
    expect(third).toMatch(/^Kahvora.*Ends in 7 days.*FIVE/);
    expect(fourth).toMatch(/^November 2026Kahvora/);
    expect(fourth).not.toContain('Ends');
  });

  it('are filtered by the backend', async () => {
    const { requestsTo } = await show('/transactions?tab=vouchers');
    await rows();
    await choose('Active');
    await choose('Expired');
    const asked = () => requestsTo(getVouchersMonthWise).map(({ fields }) => fields.filter_type);
    await until(() => expect([...new Set(asked())]).toEqual(['1', '2', '3']));
  });

  it('that are none say so', async () => {
    await show('/transactions?tab=vouchers', { '/getVouchersMonthWise': good({ 'e-voucher': [] }) });
    expect(await screen.findByText('No vouchers to display')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Redeem points' }).getAttribute('href')).toBe('/redeem');
  });
});

describe('tabs and filters', () => {
  it('switch without a step in the history; those of points and bills start over, the one of the vouchers stays', async () => {
    const { history } = await show('/transactions?tab=vouchers&vouchers=active');
    await rows();
    await userEvent.click(tab('Submitted Bills'));
    await until(() => expect(chosen()).toBe('Submitted Bills'));
    await choose('Rejected');
    await until(() => expect(filter()).toBe('Rejected'));
    await userEvent.click(tab('Points'));
    await until(() => expect(filter()).toBe('All Points'));
    await userEvent.click(tab('Submitted Bills'));
    await until(() => expect(filter()).toBe('All'));
    await userEvent.click(tab('Vouchers'));
    await until(() => expect(filter()).toBe('Active'));
    expect(history.length).toBe(1);
  });

  it('that do not exist show the points', async () => {
    await show('/transactions?tab=cash&filter=7');
    expect(await rows()).toHaveLength(3);
    expect([chosen(), filter()]).toEqual(['Points', 'All Points']);
  });
});

describe('a list that cannot be loaded', () => {
  it.each([
    ['/transactions', '/getEarnRedeemPointDetailsMonthWise'],
    ['/transactions?filter=archived', '/getCustomerArchiveData'],
    ['/transactions?tab=bills', '/getSubmitBillDetailsMonthwise'],
    ['/transactions?tab=redemptions', '/getEarnRedeemPointDetailsMonthWise'],
    ['/transactions?tab=vouchers', '/getVouchersMonthWise'],
  ] as const)('at %s has Retry', async (address, path) => {
    let works = false;
    await show(address, { [path]: () => Response.json(works ? answers[path] : { statusCode: 102 }) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    works = true;
    await userEvent.click(retry);
    expect(await rows()).not.toHaveLength(0);
  });

  it('because the session is over leads to the login', async () => {
    const { appActions } = await show('/transactions', {
      '/getEarnRedeemPointDetailsMonthWise': refused401('Token is invalid'),
      '/logOutUser': { statusCode: 100 },
    });
    await until(() => expect(appActions.reload).toHaveBeenCalled());
    expect(localStorage.getItem('user')).toBeNull();
    expect(told()).toEqual([]);
  });
});

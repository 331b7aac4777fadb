import type { RouterHistory } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getCustomerArchiveData } from '@/contract/transactions';
import { answers, order } from '../../../tests/setup/transaction-answers';
import {
  choose,
  filter,
  monthly,
  pointsRow,
  rows,
  showTransactions,
  spaced,
} from '../../../tests/setup/transactions';
import { until } from '../../../tests/setup/until';

const show = (search = '', changes: object = {}) => showTransactions(search, { ...answers, ...changes });

const tab = (name: string) => screen.getByRole<HTMLElement>('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const figure = (term: string) => {
  const label = screen.getAllByRole('term').find(({ textContent }) => textContent === term);
  return spaced(label?.nextElementSibling?.textContent);
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
    const { history } = await show('?filter=redeemed');
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

  it('without a brand or a reason are named for what they are', async () => {
    const nameless = { brands: [], earn_or_redeemed_reason_other: ' ' };
    const other = { ...nameless, earn_or_redeemed_reason_id: '4' };
    const given = [pointsRow(nameless), { ...order, ...nameless }, pointsRow(other)];
    const taken = pointsRow({ ...other, earned_redeemed_flag: '2' });
    await show('', {
      '/getEarnRedeemPointDetailsMonthWise': monthly({ 'November 2026': [...given, taken] }),
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
    await show('?points=earned', { '/getEarnRedeemPointDetailsMonthWise': monthly([]) });
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
    const { history } = await show('?tab=bills');
    expect(await rows()).toEqual([
      'November 2026Kahvora20 / 11 / 2026Bill KV/2026/0004...₹1,800.50Processed+ 36 PEarned',
      'Moonreel20 / 11 / 2026Bill KV/2026/0004...₹1,800.50Pending',
      'Bill20 / 11 / 2026Bill KV/2026/0004...₹1,800.50Rejected',
    ]);
    expect(await ledTo(history, 'Moonreel')).toEqual(['/bill-summary', { billIds: '42', from }]);
  });

  it('are narrowed by their status', async () => {
    const { seen } = await show('?tab=bills');
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
  await show('?tab=redemptions');
  expect(await rows()).toEqual(["November 2026Sole Society20th Nov'26Order 20401− 500 PRedeemed"]);
  expect(figure('Redeemed')).toBe('5,720 P');
});

describe('tabs and filters', () => {
  it('switch without a step in the history; those of points and bills start over, the one of the vouchers stays', async () => {
    const { history } = await show('?tab=vouchers&vouchers=active');
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
    await show('?tab=cash&filter=7');
    expect(await rows()).toHaveLength(3);
    expect([chosen(), filter()]).toEqual(['Points', 'All Points']);
  });
});

describe('a list that cannot be loaded', () => {
  it.each([
    ['', '/getEarnRedeemPointDetailsMonthWise'],
    ['?filter=archived', '/getCustomerArchiveData'],
    ['?tab=bills', '/getSubmitBillDetailsMonthwise'],
    ['?tab=redemptions', '/getEarnRedeemPointDetailsMonthWise'],
    ['?tab=vouchers', '/getVouchersMonthWise'],
  ] as const)('at %s has Retry', async (address, path) => {
    let works = false;
    await show(address, { [path]: () => Response.json(works ? answers[path] : { statusCode: 102 }) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    works = true;
    await userEvent.click(retry);
    expect(await rows()).not.toHaveLength(0);
  });
});

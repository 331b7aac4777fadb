import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { getEarnRedeemPointDetailsMonthWise } from '@/contract/transactions';
import { transactionQueries } from '@/features/transactions/queries';
import { renderApp } from '../../../tests/setup/app-router';
import { good, stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { dashboardAnswers } from '../../../tests/setup/dashboard-answers';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

const path = getEarnRedeemPointDetailsMonthWise.path;
const row = (day: string, points: number) => ({ points_expiry_date: day, points_earned_or_redeemed: points });

/** Points that end on these days. */
const history = (...rows: object[]) => good({ transactionDetails: [], expiringPoints: { all: rows } });
const inDecember = history(row('2026-12-20', 250), row('2026-12-05', 499.33), row('2027-02-01', 7));

vi.mock('@/ui/hooks/use-calm', () => import('../../../tests/setup/calm'));

const product = { id: 1, product_id: 7, name: 'Denim Voucher', selling_price: 100 };

async function show(points: unknown, day = '2026-11-24', products: object[] = [], vouchers: object[] = []) {
  vi.setSystemTime(new Date(`${day}T12:00:00`));
  const backend = stubBackend({
    ...dashboardAnswers({ current_points_balance: 12480.5 }, products),
    [path]: points,
    '/getVouchersMonthWise': good({ 'e-voucher': { November: vouchers } }),
  });
  const app = renderApp('/dashboard');
  await screen.findByText('12,480.50', { exact: false });
  const asked = () => backend.requestsTo(getEarnRedeemPointDetailsMonthWise).length;
  return { ...app, asked, seen: backend.seen };
}

const region = () => screen.findByRole('region', { name: 'Expiring points' });
const lines = async () =>
  within(await region())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Whether they stand above the products. */
async function isAbove() {
  const strip = await screen.findByRole('heading', { name: 'Redeem your points' });
  return Boolean((await region()).compareDocumentPosition(strip) & Node.DOCUMENT_POSITION_FOLLOWING);
}
const nothing = () => expect(screen.queryByRole('region', { name: /^Expiring/ })).toBeNull();

/** The content of the file that a tap saves. */
async function saved() {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:file';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  return { name: names[0], file: (await blobs[0]?.text()) ?? '' };
}

beforeEach(logInAsCustomer);

describe('points that end within 30 days', () => {
  it('stand above the products only where they are known at once: never under a finger', async () => {
    const { router, queryClient } = await show(inDecember, '2026-11-24', [product]);
    expect(await isAbove()).toBe(false);
    await act(() => router.navigate({ to: '/more' }));
    await act(() => router.navigate({ to: '/dashboard' }));
    expect(await isAbove()).toBe(true);
    await act(() => router.navigate({ to: '/more' }));
    queryClient.clear(); // as for the next customer
    await act(() => router.navigate({ to: '/dashboard' }));
    expect(await isAbove()).toBe(false);
  });

  it('are said on the dashboard, in the order in which they end, with a way to all of them', async () => {
    const { router } = await show(inDecember);
    expect(await lines()).toEqual(["499.33 P end on 5th Dec'26", "250 P end on 20th Dec'26"]);
    const view = within(await region()).getByRole('link', { name: 'View' });
    expect(view.getAttribute('href')).toBe('/transactions?filter=expiring');
    await userEvent.click(view);
    await screen.findByRole('heading', { level: 1, name: 'Transactions' });
    expect(router.state.location.search).toEqual({ filter: 'expiring' });
  });

  it.each([
    ['2026-12-04', '499.33 P end tomorrow'],
    ['2026-12-05', '499.33 P end today'],
    ['2026-12-06', "250 P end on 20th Dec'26"],
    ['2027-01-02', "7 P end on 1st Feb'27"],
  ])('on %s are said as %j', async (day, first) => {
    await show(inDecember, day);
    expect((await lines())[0]).toBe(first);
  });

  it('are asked for once, after the rest of the dashboard, and not again for hours', async () => {
    const { asked, router, seen } = await show(inDecember);
    await region();
    expect(asked()).toBe(1);
    const dashboard = ['/getMerchantDetails', '/getBanners', '/getProductList'];
    const paths = seen.map((request) => request.path);
    for (const first of dashboard) expect(paths.indexOf(first)).toBeLessThan(paths.indexOf(path));
    await act(() => router.navigate({ to: '/more' }));
    vi.setSystemTime(new Date('2026-11-24T23:00:00'));
    await act(() => router.navigate({ to: '/dashboard' }));
    await region();
    expect(asked()).toBe(1);
  });
});

describe('the dashboard says nothing of points and vouchers', () => {
  it.each([
    ['that end later', history(row('2026-12-25', 10))],
    ['that it cannot ask for', () => Response.json({ statusCode: 102, message: 'No' })],
  ])('%s', async (_, points) => {
    const later = { brand_name: 'Kahvora', voucher_expiry_date: '2026-12-02' };
    const { asked, queryClient } = await show(points, '2026-11-24', [], [later]);
    await until(() => expect(asked()).toBe(1));
    await until(() => expect(queryClient.isFetching()).toBe(0));
    nothing();
    expect(toasts()).toEqual([]);
  });
});

it('a browser that saves data shows what is known, without a call', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { asked, queryClient } = await show(inDecember);
  await until(() => {
    expect(queryClient.getQueryCache().find(transactionQueries.points())).toBeDefined();
  });
  nothing();
  act(() => {
    const endings = [{ day: '2026-12-05', points: 3 }];
    const lists = { earned: [] };
    queryClient.setQueryData<object>(transactionQueries.points().queryKey, { endings, lists });
  });
  expect(await lines()).toEqual(["3 P end on 5th Dec'26"]);
  expect(asked()).toBe(0);
  Reflect.deleteProperty(navigator, 'connection');
});

describe('Not now', () => {
  it('puts the line away until the next date, and takes the focus along', async () => {
    const { router } = await show(inDecember);
    await region();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    nothing();
    expect(document.activeElement?.id).toBe('main');
    await act(() => router.navigate({ to: '/more' }));
    vi.setSystemTime(new Date('2026-12-05T23:00:00'));
    await act(() => router.navigate({ to: '/dashboard' }));
    await screen.findByText('12,480.50', { exact: false });
    nothing();
    await act(() => router.navigate({ to: '/more' }));
    vi.setSystemTime(new Date('2026-12-06T01:00:00'));
    await act(() => router.navigate({ to: '/dashboard' }));
    expect(await lines()).toEqual(["250 P end on 20th Dec'26"]);
  });
});

describe('Add to calendar', () => {
  it('saves a day a week before, in the words of the mall', async () => {
    localStorage.setItem('pointShortName', 'HP');
    setCurrentBrand(testBrand({ programName: 'Harbour, Rewards' }));
    await show(inDecember);
    await region();
    const { name, file } = await saved();
    expect(name).toBe('expiring-points.ics');
    const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toContain('SUMMARY:Harbour\\, Rewards: 499.33 HP end on 5th Dec 2026');
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20261128');
    expect(unfolded).toContain('DTEND;VALUE=DATE:20261129');
    expect(unfolded).toContain(`UID:points-2026-12-05-5@${location.hostname}`);
    expect(unfolded.find((line) => line.startsWith('DESCRIPTION'))).toContain('/redeem');
    expect(unfolded.filter((line) => line.startsWith('LOCATION'))).toEqual([]);
  });
});

describe('vouchers that end within 7 days', () => {
  const voucher = (day: string) => ({ brand_name: 'Kahvora', voucher_expiry_date: day });
  const said = async () => {
    const vouchers = within(await screen.findByRole('region', { name: 'Expiring vouchers' }));
    expect(vouchers.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(
      '/transactions?tab=vouchers',
    );
    return vouchers.getAllByText(/ends|more/).map(({ textContent }) => textContent);
  };

  it('are said soonest first, three at most, and the number of the others', async () => {
    const days = ['2026-11-27', '2026-11-25', '2026-12-02', '2026-11-24', '2026-11-26', '2026-12-01'];
    await show(history(), '2026-11-24', [], days.map(voucher));
    expect(await said()).toEqual([
      'Kahvora ends today',
      'Kahvora ends tomorrow',
      "Kahvora ends on 26th Nov'26",
      'and 2 more',
    ]);
  });

  it.each([
    [['2026-11-25'], 'Kahvora ends tomorrow'],
    [['2026-11-25', '2026-11-26', '2026-11-26'], 'Kahvora ends tomorrow, and 2 more'],
  ])('%j are one line where points end too', async (days, line) => {
    await show(inDecember, '2026-11-24', [], days.map(voucher));
    await region();
    await until(async () => expect(await said()).toEqual([line]));
  });
});

it('a mall that does not remind of points has nothing of it', async () => {
  setCurrentBrand(testBrand({ wallet: { ...testBrand().wallet, expiryReminder: false } }));
  const { asked, queryClient } = await show(inDecember);
  await until(() => expect(queryClient.isFetching()).toBe(0));
  nothing();
  expect(asked()).toBe(0);
});

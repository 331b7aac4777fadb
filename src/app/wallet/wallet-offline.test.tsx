import '../../../tests/setup/key-store';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { resetClientState } from '@/session/client-state';
import { keepWallet } from '@/session/kept/wallet';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { beside } from '../../../tests/setup/beside';
import { testBrand } from '../../../tests/setup/brand';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { newQueryClient } from '../../../tests/setup/query-client';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { OfflineLine } from '../shell/offline-line';
import { restoreQueries, whenRestored } from '../start/use-persistence';
import { fillWallet } from './fill-wallet';

const good = (response: object) => ({ statusCode: 100, response });
const voucher = (brand: string, day: string) => ({
  brand_name: brand,
  voucher_code: `${brand}-1`,
  voucher_pin: '42',
  voucher_expiry_date: day,
});
const point = (index: number) => ({
  earned_redeemed_flag: '1',
  earn_or_redeemed_reason_id: '2',
  earn_or_redeemed_reason_other: `Bonus ${index}`,
  points_earned_or_redeemed: 10,
  date_earned_or_redeemed: '2026-11-20',
});
const answers = {
  '/getLoyaltyProgramTierDetails': good({ membership_id: '4218402050', name: 'Aarav', merchant_tiers: [] }),
  '/getVouchersMonthWise': good({
    'e-voucher': { 'November 2026': [voucher('Kahvora', '2026-11-24'), voucher('Moonreel', '2027-01-28')] },
  }),
  '/getMerchantDetails': good({
    merchant_list: {
      added: { 1: { current_points_balance: 12480.5, loyalty_id: 'L1', customerDetails: {} } },
    },
  }),
  '/getEarnRedeemPointDetailsMonthWise': good({
    transactionDetails: { 'November 2026': Array.from({ length: 60 }, (_, index) => point(index)) },
  }),
};
const offlineText = 'Please check your internet connection!';
const visited = new Date(2026, 10, 23, 14, 5);

/** A visit yesterday that has filled the wallet; now there is no network, whatever the device thinks of it. */
async function visitThenLoseNetwork(onLine = false): Promise<void> {
  vi.setSystemTime(visited);
  stubBackend(answers);
  const page = newQueryClient();
  await keepWallet(page);
  const leave = fillWallet(page);
  await until(() => expect(page.getQueryCache().getAll().length).toBeGreaterThanOrEqual(4));
  await until(() => expect(localStorage.getItem('state.wallet')?.length).toBeGreaterThan(9_000));
  leave();
  page.clear();
  vi.setSystemTime(new Date(2026, 10, 25, 9));
  stubBackend({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
}

function open(address: string) {
  const app = renderApp(address, {}, beside(OfflineLine));
  restoreQueries(app.queryClient);
  return app;
}

/** Until the calls of the screen have failed. */
async function failed(app: ReturnType<typeof open>) {
  await until(() => expect(app.queryClient.isFetching()).toBe(0));
}
const asOf = ['Offline. As of 2:05 pm, 23 Nov.'];
const lines = () => screen.queryAllByText(/ffline\. /).map(({ textContent }) => textContent);
const told = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetClientState();
  logInAsCustomer();
});

describe('without a network, after one visit', () => {
  it.each([
    ['/dashboard', '12,480.50'],
    ['/membership', '4218 402 050'],
    ['/transactions', 'Bonus'],
    ['/transactions?tab=vouchers', 'Kahvora-1'],
  ])('%s opens with what is kept, says from when it is, and has no error', async (address, words) => {
    await visitThenLoseNetwork();
    const app = open(address);
    await until(() => expect(document.body.textContent).toContain(words));
    await until(() => expect(lines()).toEqual(asOf));
    await failed(app);
    expect(document.body.textContent).toContain(words);
    expect(told()).toEqual([]);
  });

  it('says so too where the device only thinks that it has a network', async () => {
    await visitThenLoseNetwork(true);
    const app = open('/membership');
    await screen.findByText('Aarav');
    await failed(app);
    expect(lines()).toEqual(asOf);
    expect(told()).toEqual([]);
  });

  it('shows a voucher that has ended since as ended, without a way to show its code', async () => {
    await visitThenLoseNetwork();
    open('/transactions?tab=vouchers');
    await until(() => expect(screen.getAllByText('Expired').length).toBeGreaterThan(1)); // the filter, and the voucher
    expect(await screen.findAllByRole('button', { name: 'Show code' })).toHaveLength(1);
    expect(screen.getByText('Vouchers that have ended show when you are online.')).toBeTruthy();
  });

  it('says below the newest points that there are older ones', async () => {
    await visitThenLoseNetwork();
    open('/transactions');
    expect(await screen.findByText('Older points show when you are online.')).toBeTruthy();
  });

  it.each([
    '/transactions?points=archived',
    '/transactions?tab=bills',
    '/transactions?tab=vouchers&vouchers=expired',
  ])('%s says where it stands that it needs one', async (address) => {
    await visitThenLoseNetwork();
    open(address);
    expect(await screen.findByText('This shows when you are online.')).toBeTruthy();
    expect(told()).toEqual([]);
  });

  it.each(['/transactions?tab=bills', '/transactions?tab=vouchers&vouchers=expired'])(
    '%s fails as ever where the device thinks that it has one',
    async (address) => {
      await visitThenLoseNetwork(true);
      open(address);
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
      await until(() => expect(told()).toEqual([offlineText]));
      expect(screen.queryByText('This shows when you are online.')).toBeNull();
    },
  );

  it('fails as ever where nothing was kept', async () => {
    stubBackend({});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const app = open('/membership');
    await screen.findByRole('button', { name: 'Retry' });
    await failed(app);
    await until(() => expect(told()).toEqual([offlineText]));
    expect(lines()).toEqual(['You are offline. What you see may be out of date.']);
  });
});

it('a changed balance takes the place of the old one, without an outline in between', async () => {
  await visitThenLoseNetwork(true);
  const answer = laterAnswer();
  const changed = { ...answers['/getMerchantDetails'] };
  stubBackend({
    ...answers,
    '/getMerchantDetails': async () => {
      await answer.asked();
      changed.response = {
        merchant_list: {
          added: { 1: { current_points_balance: 90.5, loyalty_id: 'L1', customerDetails: {} } },
        },
      };
      return Response.json(changed);
    },
  });
  open('/dashboard');
  const old = await screen.findByText('12,480.50', { exact: false });
  await answer.give();
  await until(() => expect(old.textContent).toContain('90.50'));
  expect(old.isConnected).toBe(true);
});

describe('where the mall does not keep the wallet', () => {
  it('what an earlier release has kept is removed, and the screen fails as ever', async () => {
    await visitThenLoseNetwork();
    setCurrentBrand(testBrand({ wallet: { shareTarget: true, offline: false, expiryReminder: true } }));
    const app = open('/membership');
    await whenRestored();
    expect(localStorage.getItem('state.wallet')).toBeNull();
    await screen.findByRole('button', { name: 'Retry' });
    await failed(app);
    await until(() => expect(told()).toEqual([offlineText]));
  });
});

it('what is left of a browser that was half wiped is removed', async () => {
  await visitThenLoseNetwork();
  for (const name of ['user', 'currencyCode', 'pointShortName', 'loyaltyId']) localStorage.removeItem(name);
  restoreQueries(newQueryClient());
  await whenRestored();
  expect(localStorage.getItem('state.wallet')).toBeNull();
});

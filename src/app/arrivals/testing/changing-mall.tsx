import { act, cleanup, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { merchantQuery } from '@/components/merchant-query';
import { membershipQueries } from '@/features/membership/queries';
import { transactionQueries } from '@/features/transactions/queries';
import { renderApp } from '../../../../tests/setup/app-router';
import { stubBackend } from '../../../../tests/setup/backend';
import { beside } from '../../../../tests/setup/beside';
import { dashboardAnswers } from '../../../../tests/setup/dashboard-answers';
import { until } from '../../../../tests/setup/until';
import { Arrivals } from '../arrivals';
import { look } from '../seen-mark';

const good = (response: object) => Response.json({ statusCode: 100, response });
export const pointsCall = '/getEarnRedeemPointDetailsMonthWise';
export const tiersCall = '/getLoyaltyProgramTierDetails';
/** What the first bill of `award` is told with. */
export const words = 'You got 120 P for your bill of Kahvora.';

/** A backend whose bills and tier change. */
export function mall() {
  const state = {
    balance: 1_000,
    available: undefined as number | undefined,
    bills: ['1'],
    tier: 1,
    launchBanner: '',
    fails: false,
    wait: async () => {},
  };
  const names = ['Blue', 'Silver', 'Gold'];
  const backend = stubBackend({
    ...dashboardAnswers(),
    '/getMerchantDetails': async () => {
      await state.wait();
      const customerDetails = { id: '5', tier_count: 3, current_tier_name: names[state.tier - 1] };
      const { balance: current_points_balance, launchBanner: launch_banner } = state;
      return good({
        merchant_list: { added: { 1: { current_points_balance, launch_banner, customerDetails } } },
      });
    },
    '/getVouchersMonthWise': () => good({ 'e-voucher': {} }),
    [pointsCall]: () => {
      if (state.fails) return Response.json({ statusCode: 102, message: 'No' });
      const rows = state.bills.map((reference_id) => ({
        earned_redeemed_flag: '1',
        earn_or_redeemed_reason_id: '1',
        reference_id,
        points_earned_or_redeemed: 120,
        brands: [{ brand_name: 'Kahvora' }],
      }));
      return good({
        transactionDetails: { All: rows },
        pointsLog: { total_available_points: state.available ?? state.balance },
      });
    },
    [tiersCall]: () => {
      const merchant_tiers = names.map((tier_name, index) => ({ tier_id: index + 1, tier_name }));
      return good({
        merchant_tiers,
        customer_current_tier_id: state.tier,
        customer_current_tier_name: names[state.tier - 1],
      });
    },
  });
  const asked = (call: string) => backend.seen.filter(({ path }) => path === call).length;
  /** What the customer's bill has brought since. */
  const award = (id: string) => {
    state.bills = [id, ...state.bills];
    state.balance += 120;
  };
  return { state, asked, award };
}

/** One start of the app, until all that it asks for is there. */
export async function start() {
  const app = renderApp('/dashboard', {}, beside(Arrivals));
  await screen.findByRole('status');
  await until(() => expect(app.queryClient.getQueryData(transactionQueries.points().queryKey)).toBeDefined());
  await act(() => app.queryClient.prefetchQuery(membershipQueries.details())); // as the wallet does
  await settled(app);
  return { ...app, leave: cleanup };
}

type App = Pick<ReturnType<typeof renderApp>, 'queryClient' | 'router'>;

export async function settled({ queryClient }: App) {
  await until(() => expect(queryClient.isFetching()).toBe(0));
  await seen();
}

export async function renew(app: App) {
  await act(() => app.queryClient.prefetchQuery({ ...merchantQuery(), staleTime: 0 }));
  await settled(app);
}

export async function go(app: App, to: string) {
  await act(() => app.router.navigate({ to }));
  await settled(app);
}

/** Behind all looks that have begun: they share a lock. */
export const seen = () =>
  act(() =>
    look(
      { points: undefined, details: undefined },
      () => false,
      () => {},
    ),
  );

/** What home tells. */
export const said = () => screen.getByRole('status').textContent;

export async function comeBack() {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await seen();
}

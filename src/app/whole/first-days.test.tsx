import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { locationsQuery } from '@/components/locations-query';
import { alikeDays } from '@/features/dashboard/first-days';
import { useInstallOffer } from '@/features/install/install-offer';
import { resetClientState } from '@/session/client-state';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { dashboardAnswers } from '../../../tests/setup/dashboard-answers';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

vi.mock('@/ui/hooks/use-calm', () => import('../../../tests/setup/calm'));

const good = (response: object) => ({ statusCode: 100, response });
const earned = (reason: string) => ({
  earned_redeemed_flag: '1',
  earn_or_redeemed_reason_id: reason,
  reference_id: '7',
  points_earned_or_redeemed: 5,
});

async function show(rows: object[], merchant: object = {}) {
  const { seen } = stubBackend({
    ...dashboardAnswers({ current_points_balance: 80, ...merchant }),
    '/getEarnRedeemPointDetailsMonthWise': good({ transactionDetails: { November: rows } }),
    '/getVouchersMonthWise': good({ 'e-voucher': {} }),
  });
  const app = renderApp('/dashboard');
  await until(() => expect(seen.map(({ path }) => path)).toContain('/getEarnRedeemPointDetailsMonthWise'));
  await until(() => expect(app.queryClient.isFetching()).toBe(0));
  return app;
}

const card = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Your first steps' })).closest('section') as HTMLElement,
  ); // a Card with a title is one
const steps = async () =>
  (await card()).getAllByRole('listitem').map((item) => item.querySelector('a, button')?.textContent);

beforeEach(() => {
  resetClientState();
  logInAsCustomer();
  localStorage.removeItem('promptCounter');
});

describe('the first steps', () => {
  it('are three for a new member', async () => {
    await show([earned('2')]);
    await until(async () =>
      expect(await steps()).toEqual([
        'Photograph a billPoints come for it.',
        'See what points becomeRewards to choose from',
        'Keep the app on your phoneIt opens with one tap.',
      ]),
    );
  });

  it.each([
    ['once a bill has brought points', [earned('1')], {}],
    ['while earning is closed', [], { is_earn_enabled: '0' }],
  ])('are not there %s', async (_, rows, merchant) => {
    await show(rows, merchant);
    expect(screen.queryByRole('heading', { name: 'Your first steps' })).toBeNull();
  });

  it('go when they are done', async () => {
    localStorage.setItem('promptCounter', '3');
    const { router } = await show([]);
    expect(await steps()).toHaveLength(2);
    await userEvent.click((await card()).getByRole('link', { name: /See what points become/ }));
    await router.navigate({ to: '/dashboard' });
    await until(async () => expect(await steps()).toEqual(['Photograph a billPoints come for it.']));
  });

  it('offer to install the app at once', async () => {
    await show([]);
    await userEvent.click(await (await card()).findByRole('button', { name: /Keep the app/ }));
    expect(useInstallOffer.getState().due).toBe(true);
  });

  it('are closed until the logout', async () => {
    const { router } = await show([]);
    await userEvent.click((await card()).getByRole('button', { name: 'Close' }));
    await router.navigate({ to: '/more' });
    await router.navigate({ to: '/dashboard' });
    await screen.findByRole('link', { name: /Available Points/ });
    expect(screen.queryByRole('heading', { name: 'Your first steps' })).toBeNull();
  });

  it('say how old a bill may be, where the app knows', async () => {
    const { queryClient } = await show([]);
    await card();
    queryClient.setQueryData<object>(locationsQuery().queryKey, [{ billDays: 15 }, { billDays: 15 }]);
    await until(async () => expect((await steps())[0]).toBe('Photograph a billIt may be up to 15 days old.'));
  });
});

it.each([
  [[15, 15], 15],
  [[15, 30], undefined],
  [[15, undefined], undefined],
  [[0], undefined],
  [[], undefined],
])('of the days %j, bills may be %s days old everywhere', (days, alike) => {
  expect(alikeDays(days.map((billDays) => (billDays === undefined ? {} : { billDays })))).toBe(alike);
});

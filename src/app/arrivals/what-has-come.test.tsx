import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dependsOnBills } from '@/components/depends-on-bills';
import { merchantQuery } from '@/components/merchant-query';
import { useCountedBalance } from '@/features/dashboard/counted-balance';
import { installDelay, offerInstallationSoon, useInstallOffer } from '@/features/install/install-offer';
import { membershipQueries } from '@/features/membership/queries';
import { transactionQueries } from '@/features/transactions/queries';
import { changeFirstBills } from '@/session/first-bills';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { Arrivals } from './arrivals';
import { look } from './seen-mark';

vi.mock('@/ui/hooks/use-calm', () => import('../../../tests/setup/calm'));

const good = (response: object) => Response.json({ statusCode: 100, response });
const pointsCall = '/getEarnRedeemPointDetailsMonthWise';
const tiersCall = '/getLoyaltyProgramTierDetails';
const words = 'You got 120 P for your bill of Kahvora.';

/** A backend whose bills and tier change. */
function mall() {
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
    '/getMerchantDetails': async () => {
      await state.wait();
      const customerDetails = { id: '5', tier_count: 3, current_tier_name: names[state.tier - 1] };
      const { balance: current_points_balance, launchBanner: launch_banner } = state;
      return good({
        merchant_list: { added: { 1: { current_points_balance, launch_banner, customerDetails } } },
      });
    },
    '/getBanners': () => good({ banners: [] }),
    '/getProductList': () => good({ products: [] }),
    '/getPushNotificationCount': () => good({ push_notification_count: 0 }),
    '/appVersion': () => good({ app_version: '4' }),
    '/getVouchersMonthWise': () => good({ 'e-voucher': {} }),
    [pointsCall]: () => {
      if (state.fails) return Response.json({ statusCode: 102, message: 'No' });
      const rows = state.bills.map((reference_id) => ({
        ...{ earned_redeemed_flag: '1', earn_or_redeemed_reason_id: '1', reference_id },
        ...{ points_earned_or_redeemed: 120, brands: [{ brand_name: 'Kahvora' }] },
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

function Around({ children }: PropsWithChildren) {
  return (
    <>
      {children}
      <Arrivals />
    </>
  );
}

/** One start of the app, until all that it asks for is there. */
async function start() {
  const app = renderApp('/dashboard', {}, Around);
  await screen.findByRole('status');
  await until(() => expect(app.queryClient.getQueryData(transactionQueries.points().queryKey)).toBeDefined());
  await act(() => app.queryClient.prefetchQuery(membershipQueries.details())); // as the wallet does
  await settled(app);
  return { ...app, leave: cleanup };
}
type App = Pick<ReturnType<typeof renderApp>, 'queryClient' | 'router'>;

async function settled({ queryClient }: App) {
  await until(() => expect(queryClient.isFetching()).toBe(0));
  await seen();
}

async function renew(app: App) {
  await act(() => app.queryClient.prefetchQuery({ ...merchantQuery(), staleTime: 0 }));
  await settled(app);
}

async function go(app: App, to: string) {
  await act(() => app.router.navigate({ to }));
  await settled(app);
}

/** Behind all looks that have begun: they share a lock. */
const seen = () =>
  act(() =>
    look(
      { points: undefined, details: undefined },
      () => false,
      () => {},
    ),
  );
const said = () => screen.getByRole('status').textContent;
async function comeBack() {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await seen();
}
const moves = (moving: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: !moving, addEventListener() {}, removeEventListener() {} }));

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
  localStorage.removeItem('IsTabActive');
  moves(false);
});

describe('points that came', () => {
  it('while the app is open are told at home, in one sentence, with a way to them', async () => {
    const { award } = mall();
    const app = await start();
    expect(said()).toBe('');
    award('2');
    await renew(app);
    expect(said()).toBe(words);
    expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/transactions');
  });

  it('since the last start are told, and not in the next start', async () => {
    const { award } = mall();
    const first = await start();
    award('2');
    first.leave();
    const second = await start();
    expect(said()).toBe(words);
    second.leave();
    await start();
    expect(said()).toBe('');
  });

  it('are nothing new on a phone that has rows of points already', async () => {
    mall();
    await start();
    expect(said()).toBe('');
  });

  it('on another screen are told with the next visit of home', async () => {
    const { award } = mall();
    const app = await start();
    await go(app, '/more');
    award('2');
    await renew(app);
    expect(said()).toBe('');
    await go(app, '/dashboard');
    expect(said()).toBe(words);
    await go(app, '/more');
    expect(said()).toBe('');
  });

  it('behind another app or a launch banner are told once home is seen', async () => {
    const { award, state } = mall();
    state.launchBanner = 'https://pictures.example/launch.png';
    const app = await start();
    award('2');
    await renew(app);
    expect(said()).toBe('');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await comeBack();
    expect(said()).toBe('');
    hidden.mockRestore();
    await comeBack();
    expect(said()).toBe(words);
  });

  it('wait for the line of a bill from before the login', async () => {
    const { award } = mall();
    const app = await start();
    award('2');
    changeFirstBills(() => [{ id: 'a', tab: 't', mobileNumber: '9876500001', since: Date.now() }]);
    await renew(app);
    expect(said()).toBe('');
    changeFirstBills(() => []);
    await comeBack();
    expect(said()).toBe(words);
  });

  it('a second time in one start wait for the next start', async () => {
    const { award } = mall();
    const app = await start();
    award('2');
    await renew(app);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(said()).toBe('');
    award('3');
    await renew(app);
    expect(said()).toBe('');
    app.leave();
    await start();
    expect(said()).toBe(words);
  });

  it('are told before a tier that they have reached; that is told in the next start', async () => {
    const { award, state } = mall();
    const first = await start();
    award('2');
    state.tier = 2;
    first.leave();
    const second = await start();
    expect(said()).toBe(words);
    second.leave();
    await start();
    expect(said()).toBe('You have reached Silver.');
    expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/membership');
  });

  it('keep the offer to install away while they are told', async () => {
    const { award } = mall();
    const app = await start();
    award('2');
    await renew(app);
    const due = () => useInstallOffer.getState().due;
    act(() => {
      vi.useFakeTimers();
      offerInstallationSoon();
      vi.advanceTimersByTime(installDelay);
    });
    expect(due()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => void vi.advanceTimersByTime(installDelay));
    expect(due()).toBe(true);
    vi.useRealTimers();
  });
});

describe('the balance', () => {
  it('counts up from what it was, and ends with what it is', async () => {
    moves(true);
    const { award } = mall();
    const app = await start();
    award('2');
    const counted: unknown[] = [];
    onTestFinished(useCountedBalance.subscribe(({ points }) => counted.push(points)));
    await renew(app);
    expect(counted[0]).toBe(1_000);
    await until(() => expect(counted.at(-1)).toBeUndefined());
    expect(counted.every((points) => points === undefined || Number(points) <= 1_120)).toBe(true);
    await screen.findByText('1,120', { exact: false });
  });

  it('begins with nothing where more has come than is left', async () => {
    moves(true);
    const { award, state } = mall();
    const app = await start();
    award('2');
    state.balance = 50;
    const counted: unknown[] = [];
    onTestFinished(useCountedBalance.subscribe(({ points }) => counted.push(points)));
    await renew(app);
    expect(counted[0]).toBe(0);
  });

  it('does not move where less motion is wanted, and the words stay', async () => {
    const { award } = mall();
    const app = await start();
    award('2');
    const counted = vi.fn();
    onTestFinished(useCountedBalance.subscribe(counted));
    await renew(app);
    expect(said()).toBe(words);
    expect(counted).not.toHaveBeenCalledWith(expect.objectContaining({ points: expect.anything() }), {});
  });

  it('is the whole one at once when the shopper leaves home', async () => {
    moves(true);
    const { award } = mall();
    const app = await start();
    award('2');
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    const stop = useCountedBalance.subscribe(() => {
      stop();
      frames.mockReturnValueOnce(0); // the next frame never comes
    });
    await renew(app);
    expect(useCountedBalance.getState().points).toBe(1_000);
    await go(app, '/more');
    expect(useCountedBalance.getState().points).toBeUndefined();
  });

  it('is waited for where the rows are there before it, as after a push message', async () => {
    moves(true);
    const { asked, award, state } = mall();
    const app = await start();
    award('2');
    const answer = laterAnswer();
    state.wait = answer.asked;
    const counted: unknown[] = [];
    onTestFinished(useCountedBalance.subscribe(({ points }) => counted.push(points)));
    act(() => void app.queryClient.invalidateQueries({ predicate: dependsOnBills }));
    await until(() => expect(app.queryClient.isFetching()).toBe(1));
    await answer.whenAsked();
    await seen();
    expect(said()).toBe('');
    await answer.give();
    await settled(app);
    expect(said()).toBe(words);
    expect(counted[0]).toBe(1_000);
    expect(asked(pointsCall)).toBe(2);
  });
});

describe('what the backend is asked for', () => {
  it('are rows and tiers only when home knows another balance or tier', async () => {
    const { asked, award, state } = mall();
    const app = await start();
    await renew(app);
    expect([asked(pointsCall), asked(tiersCall)]).toEqual([1, 1]);
    award('2');
    await renew(app);
    expect([asked(pointsCall), asked(tiersCall)]).toEqual([2, 1]);
    state.tier = 2;
    await renew(app);
    expect([asked(pointsCall), asked(tiersCall)]).toEqual([2, 2]);
  });

  it('is once for each balance where a backend always counts differently', async () => {
    const { asked, state } = mall();
    state.available = 7;
    const app = await start();
    await renew(app);
    const before = asked(pointsCall);
    await renew(app);
    await go(app, '/more');
    await go(app, '/dashboard');
    expect([before, asked(pointsCall)]).toEqual([2, 2]);
  });

  it.each([
    ['with a browser that saves data', navigator, 'connection', { saveData: true }],
    ['without a network', navigator, 'onLine', false],
  ])('is nothing %s', async (_, target, name, value) => {
    const { asked, award } = mall();
    const app = await start();
    award('2');
    Object.defineProperty(target, name, { value, configurable: true });
    await renew(app);
    Reflect.deleteProperty(target, name);
    expect(asked(pointsCall)).toBe(1);
  });

  it('says nothing where it fails', async () => {
    const { award, state } = mall();
    const app = await start();
    award('2');
    state.fails = true;
    await renew(app);
    expect(said()).toBe('');
    expect(useToasts.getState().toasts).toEqual([]);
  });
});

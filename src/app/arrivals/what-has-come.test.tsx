import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installDelay, offerInstallationSoon, useInstallOffer } from '@/features/install/install-offer';
import { changeFirstBills } from '@/session/first-bills';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { comeBack, go, mall, renew, said, start, words } from './testing/changing-mall';

vi.mock('@/ui/hooks/use-calm', () => import('../../../tests/setup/calm'));

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
  localStorage.removeItem('IsTabActive');
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

it('a tier that was reached is told after the points that came with it, with a way to the tiers', async () => {
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

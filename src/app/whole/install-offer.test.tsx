import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { installDelay, useInstallOffer } from '@/features/install/install-offer';
import { readStored } from '@/session/stored-values';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { dashboardAnswers } from '../../../tests/setup/dashboard-answers';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

/** For Aarav. */
const answers = (merchant: object = {}) =>
  dashboardAnswers({ loyalty_id: 'L1', ...merchant, customerDetails: { id: '5', first_name: 'Aarav' } });

beforeEach(logInAsCustomer);

const due = () => useInstallOffer.getState().due;

it('the offer to install comes 3 seconds after the dashboard, and goes with it', async () => {
  expect(installDelay).toBe(3_000);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubBackend(answers());
  const { router } = renderApp('/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Hi Aarav!' });
  vi.advanceTimersByTime(installDelay);
  expect(due()).toBe(true);
  await router.navigate({ to: '/more' });
  await until(() => expect(due()).toBe(false));
});

it('the offer waits while the launch banner is open, and comes 3 seconds after it is closed, for good', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubBackend(answers({ launch_banner: '/launch.svg' }));
  const { router } = renderApp('/dashboard');
  await screen.findByRole('dialog');
  await router.navigate({ to: '/more' });
  await router.navigate({ to: '/dashboard' }); // with all data there, banner and dashboard mount together
  const banner = await screen.findByRole('dialog');
  vi.advanceTimersByTime(2 * installDelay);
  expect(due()).toBe(false);
  await userEvent.click(within(banner).getByRole('button', { name: 'Close' }));
  expect(due()).toBe(false);
  vi.advanceTimersByTime(installDelay);
  expect(due()).toBe(true);
  // The banner stays away, also after a reload.
  expect(readStored('IsTabActive')).toBe('false');
  await router.navigate({ to: '/more' });
  await router.navigate({ to: '/dashboard' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the offer does not come on another screen when the banner goes with the dashboard', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubBackend(answers({ launch_banner: '/launch.svg' }));
  const { router } = renderApp('/dashboard');
  await screen.findByRole('dialog');
  await router.navigate({ to: '/more' });
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  vi.advanceTimersByTime(2 * installDelay);
  expect(due()).toBe(false);
});
